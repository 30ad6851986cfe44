import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { inWords, rewordedBy } from '~/api/failure-words';
import { useReadFew } from '~/api/few-records';
import { useFileName } from '~/api/organisation-path';
import {
  type PermissionGroup,
  type PermissionGroupChange,
  permissionGroupQueries,
  useCommitPermissionGroups,
} from '~/api/permission-groups';
import { screenWords } from '~/api/screen-words';
import { type GridColumn, requiredText } from '~/components/record-grid/grid-column';
import { useGridPage } from '~/components/record-grid/grid-page';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { commitBy, rowChangeBy } from '~/components/record-grid/row-change';
import { exactly } from '~/domain/contract/exact';
import { recordKinds } from '~/domain/contract/record-kinds';
import { newRecordId } from '~/domain/search-values';
import { defaultGroupLoss, GroupDeletionFacts } from './group-deletion';
import { permissionGroupFields, permissionGroupFormOf } from './permission-group-form';

const words = screenWords.permissionGroup;

/** The columns of docs/product/organisation.md#permission-groups-list. */
const columns: readonly GridColumn<PermissionGroup>[] = [
  requiredText('name', 'Name', 300, permissionGroupFields.limits.name),
  { key: 'organisationDefault', header: 'Default', width: 100, kind: 'boolean', editor: 'boolean' },
];

/** Returns the record to send of a row of the grid. */
export const groupRowChangeOf = rowChangeBy(
  recordKinds.PermissionGroup,
  ({ name, organisationDefault }: PermissionGroup) =>
    exactly<PermissionGroupChange>()({ name, organisationDefault }),
);

/** Permission Groups (docs/product/organisation.md#permission-groups-list). */
export function PermissionGroupsGridScreen() {
  const { orgId } = useParams({ from: '/_signed-in/organisation/$orgId/permissiongroups/' });
  const { list, page } = useGridPage(permissionGroupQueries.list(orgId), (id) => ({
    to: '/organisation/$orgId/permissiongroups/edit/$id',
    params: { orgId, id },
  }));
  const readFew = useReadFew(permissionGroupQueries, 'userPermissionGroupID', orgId);
  const commit = useCommitPermissionGroups(orgId);
  const csvFileName = useFileName('Permission Groups', orgId);
  const error = list.error && inWords(list.error, words.choices);
  const navigate = useNavigate({ from: '/organisation/$orgId/permissiongroups/' });
  const rowActions = useCallback(
    ({ userPermissionGroupID: copy }: PermissionGroup) => {
      const open = { to: './edit/$id', params: { id: newRecordId }, search: { copy } } as const;
      return copy ? [{ label: 'Duplicate', onClick: () => navigate(open) }] : [];
    },
    [navigate],
  );

  return (
    <RecordGrid
      title="Permission Groups"
      list={{ ...list, readFew, error }}
      table={{ idKey: 'userPermissionGroupID', columns, rowActions, csvFileName }}
      saving={{
        inPlace: true,
        newRecord: () => ({
          ...permissionGroupFormOf(undefined),
          userPermissionGroupID: '',
          totalAssignedUsers: 0,
          permissions: [],
        }),
        onCommit: commitBy(commit.mutateAsync, groupRowChangeOf, rewordedBy(words)),
        deletionNote: defaultGroupLoss,
        deletionFacts: (group) => <GroupDeletionFacts orgId={orgId} group={group} />,
      }}
      page={{ ...page, addLabel: 'Add permission group' }}
    />
  );
}
