import { createFileRoute } from '@tanstack/react-router';
import { integrationServerQueries } from '~/api/integration-servers';
import { completeGridSearch } from '~/components/record-grid/grid-search';
import { IntegrationServersGridScreen } from '~/features/admin/integration-servers/integration-servers-grid-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/admin/integrationserver/')({
  staticData: { title: 'Integration Server Instances', reads: ['/api/integrationServerInstance'] },
  validateSearch: completeGridSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(integrationServerQueries.list()),
  component: themed(IntegrationServersGridScreen),
});
