import { createFileRoute } from '@tanstack/react-router';
import { requireRole } from '~/session/session';

const openTo = 'super-user';

export const Route = createFileRoute('/_signed-in/admin')({
  staticData: { openTo },
  beforeLoad: ({ context }) => requireRole(context.session, openTo),
});
