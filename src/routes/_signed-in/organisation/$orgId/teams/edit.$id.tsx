import { createFileRoute } from '@tanstack/react-router';
import { organisationUserValuesQuery } from '~/api/organisation-access';
import { prefetchRecord } from '~/api/query-client';
import { teamQueries } from '~/api/teams';
import { completeGridSearch } from '~/components/record-grid/grid-search';
import { EditTeamScreen } from '~/features/organisation/teams/edit-team-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/teams/edit/$id')({
  staticData: {
    title: 'Edit Team',
    createTitle: 'Create Team',
    reads: [
      '/api/organisation/{orgId}/team/{id}',
      '/api/organisation/{orgId}/team/{id}/members',
      '/api/organisation/{orgId}/users/values',
    ],
  },
  // The state of the Members grid.
  validateSearch: completeGridSearch,
  loader: ({ context: { queryClient }, params: { orgId, id } }) => {
    void prefetchRecord(queryClient, (teamId) => teamQueries.members(orgId, teamId), id);
    void prefetchRecord(queryClient, () => organisationUserValuesQuery(orgId), id);
    return prefetchRecord(queryClient, (teamId) => teamQueries.single(orgId, teamId), id);
  },
  component: themed(EditTeamScreen),
});
