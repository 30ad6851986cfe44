import { createFileRoute } from '@tanstack/react-router';
import { configTemplateQueries } from '~/api/initialise';
import { listedOrganisation } from '~/api/listed-organisation';
import { teamQueries } from '~/api/teams';
import { versionAuthorisationQueries } from '~/api/version-authorisations';
import { InitialiseOrganisationScreen } from '~/features/organisation/initialise/initialise-organisation-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/initialise')({
  staticData: {
    title: 'Initialise Organisation',
    reads: [
      '/api/Organisation?ids={orgId}',
      '/api/organisation/{orgId}/accessibleteams/values',
      '/api/organisation/{orgId}/configtemplateorgs',
      '/api/organisation/{orgId}/authorisations',
    ],
  },
  loader: ({ context: { queryClient }, params: { orgId } }) => {
    void queryClient.prefetchQuery(listedOrganisation(orgId));
    void queryClient.prefetchQuery(teamQueries.accessibleValues(orgId));
    void queryClient.prefetchQuery(configTemplateQueries.list(orgId));
    void queryClient.prefetchQuery(versionAuthorisationQueries.own(orgId));
  },
  component: themed(InitialiseOrganisationScreen),
});
