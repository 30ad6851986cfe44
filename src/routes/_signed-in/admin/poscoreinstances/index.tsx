import { createFileRoute } from '@tanstack/react-router';
import { posCoreInstanceQueries } from '~/api/pos-core-instances';
import { completeGridSearch } from '~/components/record-grid/grid-search';
import { PosCoreInstancesGridScreen } from '~/features/admin/pos-core-instances/pos-core-instances-grid-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/admin/poscoreinstances/')({
  staticData: { title: 'POS Core Instances', reads: ['/api/POSCoreInstance'] },
  validateSearch: completeGridSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(posCoreInstanceQueries.list()),
  component: themed(PosCoreInstancesGridScreen),
});
