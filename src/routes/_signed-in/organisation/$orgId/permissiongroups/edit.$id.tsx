import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltScreen } from '~/shell/screens/not-built-screen';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/permissiongroups/edit/$id')({
  staticData: { title: 'Edit Permission Group', createTitle: 'Create Permission Group' },
  component: NotBuiltScreen,
});
