import { createFileRoute } from '@tanstack/react-router';
import { integrationServerQueries } from '~/api/integration-servers';
import { firstOfOptions } from '~/api/list-search';
import { organisationTreeQueries } from '~/api/organisation-tree';
import { organisationQueries } from '~/api/organisations';
import { posCoreInstanceQueries } from '~/api/pos-core-instances';
import { OrganisationsScreen } from '~/features/admin/organisations/organisations-screen';
import { parseOrganisationsSearch } from '~/features/admin/organisations/organisations-search';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/admin/organisations')({
  staticData: {
    title: 'Organisations',
    reads: [
      '/api/OrganisationTree',
      '/api/POSCoreInstance/values?limit=20',
      '/api/integrationServerInstance/values?limit=20',
      '/api/organisation/parentvalues?limit=20',
    ],
    readsDependOnSearch: true,
  },
  validateSearch: parseOrganisationsSearch,
  loaderDeps: ({ search: { filter } }) => ({ filter }),
  loader: ({ context: { queryClient }, deps: { filter } }) => {
    if (filter) void queryClient.prefetchQuery(organisationTreeQueries.filtered(filter));
    else void queryClient.prefetchQuery(organisationTreeQueries.roots());
    void queryClient.prefetchQuery(posCoreInstanceQueries.values(firstOfOptions));
    void queryClient.prefetchQuery(integrationServerQueries.values(firstOfOptions));
    void queryClient.prefetchQuery(organisationQueries.parentValues(firstOfOptions));
  },
  component: themed(OrganisationsScreen),
});
