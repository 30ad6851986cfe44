import { createFileRoute } from '@tanstack/react-router';
import { EditAccessScreen } from '~/features/organisation/links/edit-access-screen';
import { prefetchAccess } from '~/features/organisation/links/stored-access';
import { parseWhySearch } from '~/features/organisation/links/why/why-search';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/links/edit/$id')({
  staticData: {
    title: 'Edit Organisation Access',
    createTitle: 'Add Organisation Access',
    reads: [
      '/api/organisation/{orgId}/links',
      '/api/organisation/{orgId}/links/{id}/assignments',
      '/api/organisation/{orgId}/links/{id}/RootNodes',
    ],
  },
  validateSearch: parseWhySearch,
  loader: ({ context, params: { orgId, id } }) => prefetchAccess(context.queryClient, orgId, id),
  component: themed(EditAccessScreen),
});
