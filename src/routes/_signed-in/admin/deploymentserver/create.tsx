import { createFileRoute } from '@tanstack/react-router';
import { EditDeploymentServerScreen } from '~/features/admin/deployment-server/edit-deployment-server-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/admin/deploymentserver/create')({
  staticData: { title: 'Create Deployment Server' },
  component: themed(EditDeploymentServerScreen),
});
