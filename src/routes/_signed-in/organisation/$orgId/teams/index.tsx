import { createFileRoute } from '@tanstack/react-router';
import { linkQueries } from '~/api/organisation-access';
import { teamQueries } from '~/api/teams';
import { completeGridSearch, parseGridSearch } from '~/components/record-grid/grid-search';
import { TeamsGridScreen } from '~/features/organisation/teams/teams-grid-screen';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/teams/')({
  staticData: { title: 'Teams' },
  validateSearch: parseGridSearch,
  // Does not wait: the grid shows its frame while the list loads.
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(teamQueries.list(params.orgId));
    void context.queryClient.prefetchQuery(linkQueries.list(params.orgId));
  },
  component: TeamsRoute,
});

function TeamsRoute() {
  const { orgId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TeamsGridScreen
      orgId={orgId}
      search={search}
      onSearchChange={(next) =>
        navigate({ search: (old) => ({ ...old, ...completeGridSearch(next) }), replace: true })
      }
    />
  );
}
