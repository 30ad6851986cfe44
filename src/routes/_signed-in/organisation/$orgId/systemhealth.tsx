import { createFileRoute } from '@tanstack/react-router';
import { systemHealthQueries } from '~/api/system-health';
import { versionAuthorisationQueries } from '~/api/version-authorisations';
import { parseHealthSearch } from '~/features/organisation/system-health/health-search';
import { SystemHealthScreen } from '~/features/organisation/system-health/system-health-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/systemhealth')({
  staticData: {
    title: 'System Health',
    reads: [
      '/api/organisation/{orgId}/systemhealthtree',
      '/api/organisation/{orgId}/authorisations',
    ],
  },
  validateSearch: parseHealthSearch,
  loader: ({ context: { queryClient }, params: { orgId } }) => {
    void queryClient.prefetchQuery(systemHealthQueries.tree(orgId));
    void queryClient.prefetchQuery(versionAuthorisationQueries.own(orgId));
  },
  component: themed(SystemHealthScreen),
});
