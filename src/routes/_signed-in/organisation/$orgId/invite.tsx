import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltScreen } from '~/shell/screens/not-built-screen';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/invite')({
  staticData: { title: 'Invite User' },
  component: NotBuiltScreen,
});
