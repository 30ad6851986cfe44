import { createFileRoute } from '@tanstack/react-router';
import { teamQueries } from '~/api/teams';
import { completeGridSearch } from '~/components/record-grid/grid-search';
import { TeamsGridScreen } from '~/features/organisation/teams/teams-grid-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/teams/')({
  staticData: {
    title: 'Teams',
    reads: ['/api/organisation/{orgId}/team'],
  },
  validateSearch: completeGridSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(teamQueries.list(params.orgId));
  },
  component: themed(TeamsGridScreen),
});
