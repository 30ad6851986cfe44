import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltScreen } from '~/shell/screens/not-built-screen';

export const Route = createFileRoute('/_signed-in/admin/deploymentserver/edit/$id')({
  staticData: { title: 'Edit Deployment Server', createTitle: 'Create Deployment Server' },
  component: NotBuiltScreen,
});
