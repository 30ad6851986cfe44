import { createFileRoute } from '@tanstack/react-router';
import { versionAcceptanceQueries } from '~/api/version-acceptances';
import { AcceptancesScreen } from '~/features/organisation/acceptances/acceptances-screen';
import { parseAcceptancesSearch } from '~/features/organisation/acceptances/acceptances-search';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/acceptances')({
  staticData: { title: 'Install Versions', reads: ['/api/organisation/{orgId}/acceptancestree'] },
  validateSearch: parseAcceptancesSearch,
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(versionAcceptanceQueries.tree(params.orgId)),
  component: themed(AcceptancesScreen),
});
