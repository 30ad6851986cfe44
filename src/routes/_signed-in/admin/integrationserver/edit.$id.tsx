import { createFileRoute } from '@tanstack/react-router';
import { integrationServerQueries } from '~/api/integration-servers';
import { prefetchRecord } from '~/api/query-client';
import { EditIntegrationServerScreen } from '~/features/admin/integration-servers/edit-integration-server-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/admin/integrationserver/edit/$id')({
  staticData: {
    title: 'Edit POS Core Instance',
    createTitle: 'Create Integration Server Instance',
    reads: ['/api/integrationServerInstance/{id}'],
  },
  loader: ({ context, params }) =>
    prefetchRecord(context.queryClient, integrationServerQueries.single, params.id),
  component: themed(EditIntegrationServerScreen),
});
