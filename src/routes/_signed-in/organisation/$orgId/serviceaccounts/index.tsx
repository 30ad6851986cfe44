import { createFileRoute } from '@tanstack/react-router';
import { outletNodesQuery } from '~/api/outlet-nodes';
import { serviceAccountQueries } from '~/api/service-accounts';
import { completeGridSearch } from '~/components/record-grid/grid-search';
import { ServiceAccountsGridScreen } from '~/features/organisation/service-accounts/service-accounts-grid-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/serviceaccounts/')({
  staticData: {
    title: 'Service Accounts',
    reads: ['/api/organisation/{orgId}/serviceaccounts', '/api/organisation/{orgId}/outlets/nodes'],
  },
  validateSearch: completeGridSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(serviceAccountQueries.list(params.orgId));
    void context.queryClient.prefetchQuery(outletNodesQuery(params.orgId));
  },
  component: themed(ServiceAccountsGridScreen),
});
