import { createFileRoute } from '@tanstack/react-router';
import { deploymentServerQueries } from '~/api/deployment-servers';
import { prefetchRecord } from '~/api/query-client';
import { EditDeploymentServerScreen } from '~/features/admin/deployment-server/edit-deployment-server-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/admin/deploymentserver/edit/$id')({
  staticData: {
    title: 'Edit Deployment Server',
    createTitle: 'Create Deployment Server',
    reads: ['/api/deploymentServerInstance'],
  },
  loader: ({ context, params }) =>
    prefetchRecord(context.queryClient, deploymentServerQueries.single, params.id),
  component: themed(EditDeploymentServerScreen),
});
