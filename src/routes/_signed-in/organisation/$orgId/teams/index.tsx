import { createFileRoute } from '@tanstack/react-router';
import { linkQueries } from '~/api/organisation-access';
import { teamQueries } from '~/api/teams';
import { parseGridSearch } from '~/components/record-grid/grid-search';
import { TeamsGridScreen } from '~/features/organisation/teams/teams-grid-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/teams/')({
  staticData: {
    title: 'Teams',
    reads: ['/api/organisation/{orgId}/team', '/api/organisation/{orgId}/links'],
  },
  validateSearch: parseGridSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(teamQueries.list(params.orgId));
    void context.queryClient.prefetchQuery(linkQueries.list(params.orgId));
  },
  remountDeps: ({ params }) => params,
  component: themed(TeamsGridScreen),
});
