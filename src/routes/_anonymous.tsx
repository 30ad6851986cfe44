import { createFileRoute } from '@tanstack/react-router';

// Invitations and password resets: shown to everyone, signed in or not (section 1).
export const Route = createFileRoute('/_anonymous')({});
