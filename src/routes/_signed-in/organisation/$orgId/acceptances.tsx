import { createFileRoute } from '@tanstack/react-router';
import { versionAcceptanceQueries } from '~/api/version-acceptances';
import { AcceptancesScreen } from '~/features/organisation/acceptances/acceptances-screen';
import { parseAcceptancesSearch } from '~/features/organisation/acceptances/acceptances-search';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/acceptances')({
  staticData: { title: 'Install Versions' },
  validateSearch: parseAcceptancesSearch,
  // Does not wait: the screen shows its frame while the tree loads.
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(versionAcceptanceQueries.tree(params.orgId));
  },
  component: AcceptancesRoute,
});

function AcceptancesRoute() {
  const { orgId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AcceptancesScreen
      key={orgId}
      orgId={orgId}
      search={search}
      onSearchChange={(next) => navigate({ search: next, resetScroll: false })}
    />
  );
}
