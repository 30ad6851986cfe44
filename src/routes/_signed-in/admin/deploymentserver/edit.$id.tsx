import { createFileRoute } from '@tanstack/react-router';
import { deploymentServerQueries } from '~/api/deployment-servers';
import { prefetchRecord } from '~/api/query-client';
import { newRecordId } from '~/domain/search-values';
import { EditDeploymentServerScreen } from '~/features/admin/deployment-server/edit-deployment-server-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/admin/deploymentserver/edit/$id')({
  staticData: {
    title: 'Edit Deployment Server',
    createTitle: 'Create Deployment Server',
    reads: ['/api/deploymentServerInstance'],
  },
  // The other servers are above the fields, and would push them down.
  loader: ({ context: { queryClient }, params: { id } }) =>
    id === newRecordId
      ? queryClient.prefetchQuery(deploymentServerQueries.list())
      : prefetchRecord(queryClient, deploymentServerQueries.single, id),
  component: themed(EditDeploymentServerScreen),
});
