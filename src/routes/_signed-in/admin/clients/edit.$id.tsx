import { createFileRoute } from '@tanstack/react-router';
import { clientQueries } from '~/api/clients';
import { prefetchRecord } from '~/api/query-client';
import { EditClientScreen } from '~/features/admin/clients/edit-client-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/admin/clients/edit/$id')({
  staticData: { title: 'Edit Client', createTitle: 'Create Client', reads: ['/api/client/{id}'] },
  loader: ({ context, params }) =>
    prefetchRecord(context.queryClient, clientQueries.single, params.id),
  component: themed(EditClientScreen),
});
