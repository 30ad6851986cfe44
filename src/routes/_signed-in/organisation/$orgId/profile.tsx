import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltScreen } from '~/shell/screens/not-built-screen';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/profile')({
  staticData: { title: 'Edit Organisation Profile' },
  component: NotBuiltScreen,
});
