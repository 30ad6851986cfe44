import { createFileRoute } from '@tanstack/react-router';
import { deploymentServerQueries } from '~/api/deployment-servers';
import { EditDeploymentServerScreen } from '~/features/admin/deployment-server/edit-deployment-server-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/admin/deploymentserver/create')({
  staticData: {
    title: 'Create Deployment Server',
    reads: ['/api/deploymentServerInstance'],
  },
  // The servers that exist already are above the fields, and would push them down.
  loader: ({ context }) => context.queryClient.prefetchQuery(deploymentServerQueries.list()),
  component: themed(EditDeploymentServerScreen),
});
