import { createFileRoute } from '@tanstack/react-router';
import { permissionGroupQueries } from '~/api/permission-groups';
import { prefetchRecord } from '~/api/query-client';
import { asId, type SearchParameters } from '~/domain/search-values';
import { EditPermissionGroupScreen } from '~/features/organisation/permission-groups/edit-permission-group-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/permissiongroups/edit/$id')({
  staticData: {
    title: 'Edit Permission Group',
    createTitle: 'Create Permission Group',
    reads: ['/api/organisation/{orgId}/userpermissiongroup/{id}'],
  },
  validateSearch: ({ tab, copy }: SearchParameters): { tab?: 'advanced'; copy?: string } => ({
    tab: tab === 'advanced' ? tab : undefined,
    copy: asId(copy),
  }),
  loader: ({ context, params: { orgId, id } }) =>
    prefetchRecord(context.queryClient, (id) => permissionGroupQueries.single(orgId, id), id),
  component: themed(EditPermissionGroupScreen),
});
