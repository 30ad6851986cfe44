import { createFileRoute } from '@tanstack/react-router';
import { prefetchLink } from '~/api/organisation-access';
import { EditAccessScreen } from '~/features/organisation/links/edit-access-screen';
import { parseWhySearch } from '~/features/organisation/links/why/why-search';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/links/edit/$id')({
  staticData: { title: 'Edit Organisation Access', createTitle: 'Add Organisation Access' },
  validateSearch: parseWhySearch,
  loader: ({ context, params: { orgId, id } }) => prefetchLink(context.queryClient, orgId, id),
  component: EditAccessRoute,
});

function EditAccessRoute() {
  const { orgId, id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <EditAccessScreen
      key={`${orgId} ${id}`}
      orgId={orgId}
      id={id}
      search={search}
      onSearchChange={(next) =>
        navigate({ search: (old) => ({ ...old, ...next }), replace: true, resetScroll: false })
      }
    />
  );
}
