import { createFileRoute } from '@tanstack/react-router';
import { clientQueries } from '~/api/clients';
import { completeGridSearch } from '~/components/record-grid/grid-search';
import { ClientsGridScreen } from '~/features/admin/clients/clients-grid-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/admin/clients/')({
  staticData: { title: 'Clients', reads: ['/api/client'] },
  validateSearch: completeGridSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(clientQueries.list()),
  component: themed(ClientsGridScreen),
});
