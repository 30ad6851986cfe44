import { createFileRoute } from '@tanstack/react-router';
import { pendingInviteQueries } from '~/api/pending-invites';
import { completeGridSearch, parseGridSearch } from '~/components/record-grid/grid-search';
import { PendingInvitesScreen } from '~/features/organisation/pending-invites/pending-invites-screen';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/pendinginvites')({
  staticData: { title: 'Pending Invites' },
  validateSearch: parseGridSearch,
  // Does not wait: the grid shows its frame while the list loads.
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(pendingInviteQueries.list(params.orgId));
  },
  component: PendingInvitesRoute,
});

function PendingInvitesRoute() {
  const { orgId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PendingInvitesScreen
      orgId={orgId}
      search={search}
      onSearchChange={(next) =>
        navigate({ search: (old) => ({ ...old, ...completeGridSearch(next) }), replace: true })
      }
    />
  );
}
