import { createFileRoute } from '@tanstack/react-router';
import { requireSuperUser } from '~/session/session';

export const Route = createFileRoute('/_signed-in/admin')({
  beforeLoad: ({ context }) => requireSuperUser(context.session),
});
