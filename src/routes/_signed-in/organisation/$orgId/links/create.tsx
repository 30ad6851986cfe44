import { createFileRoute } from '@tanstack/react-router';
import { linkQueries, organisationUserValuesQuery } from '~/api/organisation-access';
import { asId, type SearchParameters } from '~/domain/search-values';
import { CreateAccessScreen } from '~/features/organisation/links/edit-access-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/links/create')({
  staticData: {
    title: 'Add Organisation Access',
    reads: ['/api/organisation/{orgId}/users/values', '/api/organisation/{orgId}/links'],
  },
  validateSearch: ({ copy }: SearchParameters): { copy?: string } => ({ copy: asId(copy) }),
  // Does not wait: the form appears at once.
  loader: ({ context: { queryClient }, params: { orgId } }) => {
    void queryClient.prefetchQuery(organisationUserValuesQuery(orgId));
    void queryClient.prefetchQuery(linkQueries.list(orgId));
  },
  component: themed(CreateAccessScreen),
});
