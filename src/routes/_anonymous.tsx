import { createFileRoute } from '@tanstack/react-router';

// Everyone may see invitations and password resets, signed in or not
// (docs/product/routes-and-roles.md#anonymous-visitor).
export const Route = createFileRoute('/_anonymous')({});
