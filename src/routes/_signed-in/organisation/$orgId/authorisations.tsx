import { createFileRoute } from '@tanstack/react-router';
import { versionAuthorisationQueries } from '~/api/version-authorisations';
import { AuthorisationsScreen } from '~/features/organisation/authorisations/authorisations-screen';
import { parseAuthorisationsSearch } from '~/features/organisation/authorisations/authorisations-search';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/authorisations')({
  staticData: {
    title: 'Version Authorisation',
    reads: ['/api/organisation/{orgId}/childauthorisations'],
  },
  validateSearch: parseAuthorisationsSearch,
  loaderDeps: ({ search: { app } }) => ({ app }),
  loader: ({ context: { queryClient }, params: { orgId }, deps: { app } }) => {
    void queryClient.prefetchQuery(versionAuthorisationQueries.children(orgId));
    if (app) void queryClient.prefetchQuery(versionAuthorisationQueries.packages(orgId, app));
  },
  component: themed(AuthorisationsScreen),
});
