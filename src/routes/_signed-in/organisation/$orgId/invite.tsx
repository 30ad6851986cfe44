import { createFileRoute } from '@tanstack/react-router';
import { outletNodesQuery } from '~/api/outlet-nodes';
import { permissionGroupQueries } from '~/api/permission-groups';
import { teamQueries } from '~/api/teams';
import { InviteUserScreen } from '~/features/organisation/invite/invite-user-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/invite')({
  staticData: {
    title: 'Invite User',
    reads: [
      '/api/organisation/{orgId}/permissiongroups',
      '/api/organisation/{orgId}/accessibleteams/values',
      '/api/organisation/{orgId}/outlets/nodes',
    ],
  },
  // Does not wait: each part of the form shows its own state.
  loader: ({ context: { queryClient }, params: { orgId } }) => {
    void queryClient.prefetchQuery(permissionGroupQueries.choices(orgId));
    void queryClient.prefetchQuery(teamQueries.accessibleValues(orgId));
    void queryClient.prefetchQuery(outletNodesQuery(orgId));
  },
  component: themed(InviteUserScreen),
});
