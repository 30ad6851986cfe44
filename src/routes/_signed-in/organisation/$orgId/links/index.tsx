import { createFileRoute } from '@tanstack/react-router';
import { linkQueries } from '~/api/organisation-access';
import { completeGridSearch, parseGridSearch } from '~/components/record-grid/grid-search';
import { LinksGridScreen } from '~/features/organisation/links/links-grid-screen';
import { parseWhySearch } from '~/features/organisation/links/why/why-search';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/links/')({
  staticData: { title: 'Organisation Access' },
  validateSearch: (search) => ({ ...parseGridSearch(search), ...parseWhySearch(search) }),
  // Does not wait: the grid shows its frame while the list loads.
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(linkQueries.list(params.orgId));
  },
  component: LinksRoute,
});

function LinksRoute() {
  const { orgId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LinksGridScreen
      orgId={orgId}
      search={search}
      onSearchChange={(next) =>
        navigate({ search: (old) => ({ ...old, ...completeGridSearch(next) }), replace: true })
      }
      onWhyChange={(next) =>
        navigate({ search: (old) => ({ ...old, ...next }), replace: search.why === next.why })
      }
    />
  );
}
