import { createFileRoute } from '@tanstack/react-router';

// Invitations and password resets: shown to everyone, signed in or not
// (docs/product/routes-and-roles.md#anonymous-visitor).
export const Route = createFileRoute('/_anonymous')({});
