import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltScreen } from '~/shell/screens/not-built-screen';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/teams/edit/$id')({
  staticData: { title: 'Edit Team', createTitle: 'Create Team' },
  component: NotBuiltScreen,
});
