import { createFileRoute } from '@tanstack/react-router';
import { permissionGroupQueries } from '~/api/permission-groups';
import { completeGridSearch } from '~/components/record-grid/grid-search';
import { PermissionGroupsGridScreen } from '~/features/organisation/permission-groups/permission-groups-grid-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/permissiongroups/')({
  staticData: {
    title: 'Permission Groups',
    reads: ['/api/organisation/{orgId}/userpermissiongroup'],
  },
  validateSearch: completeGridSearch,
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(permissionGroupQueries.list(params.orgId)),
  component: themed(PermissionGroupsGridScreen),
});
