import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '~/session/session';

// The loaders of edit pages wait for their record. All others start their reads and do not wait: the screens
// show their frame meanwhile.
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: ({ context }) => ({ session: requireSession(context.session) }),
});
