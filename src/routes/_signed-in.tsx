import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '~/session/session';

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: ({ context }) => ({ session: requireSession(context.session) }),
});
