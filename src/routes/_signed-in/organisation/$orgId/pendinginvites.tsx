import { createFileRoute } from '@tanstack/react-router';
import { pendingInviteQueries } from '~/api/pending-invites';
import { completeGridSearch } from '~/components/record-grid/grid-search';
import { PendingInvitesScreen } from '~/features/organisation/pending-invites/pending-invites-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/pendinginvites')({
  staticData: { title: 'Pending Invites', reads: ['/api/organisation/{orgId}/invite'] },
  validateSearch: completeGridSearch,
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(pendingInviteQueries.list(params.orgId)),
  component: themed(PendingInvitesScreen),
});
