import { createFileRoute } from '@tanstack/react-router';
import { organisationSummaryQueries } from '~/api/organisation-summary';
import { OrganisationSummaryScreen } from '~/features/organisation/summary/organisation-summary-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/')({
  staticData: {
    title: 'Organisation Summary',
    reads: ['/api/Organisation/summary/{orgId}?limit=20'],
  },
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(organisationSummaryQueries.single(params.orgId)),
  component: themed(OrganisationSummaryScreen),
});
