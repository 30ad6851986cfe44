import { createFileRoute } from '@tanstack/react-router';
import { linkQueries } from '~/api/organisation-access';
import { completeGridSearch } from '~/components/record-grid/grid-search';
import { LinksGridScreen } from '~/features/organisation/links/links-grid-screen';
import { parseWhySearch } from '~/features/organisation/links/why/why-search';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/links/')({
  staticData: { title: 'Organisation Access', reads: ['/api/organisation/{orgId}/links'] },
  validateSearch: (search: Parameters<typeof parseWhySearch>[0]) => ({
    ...completeGridSearch(search),
    ...parseWhySearch(search),
  }),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(linkQueries.list(params.orgId)),
  component: themed(LinksGridScreen),
});
