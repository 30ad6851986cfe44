import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { inWords } from '~/api/failure-words';
import {
  type PermissionGroup,
  type PermissionGroupChange,
  permissionGroupQueries,
  useCommitPermissionGroups,
} from '~/api/permission-groups';
import { screenWords } from '~/api/screen-words';
import type { GridColumn } from '~/components/record-grid/grid-column';
import { gridOf, useGridAddress, useRowPages } from '~/components/record-grid/grid-page';
import type { GridCommit } from '~/components/record-grid/pending-edits';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { rowChangeBy } from '~/components/record-grid/row-change';
import { TextLink } from '~/components/text-link';
import { exactly } from '~/domain/contract/exact';
import { recordKinds } from '~/domain/contract/record-kinds';
import { newRecordId } from '~/domain/new-record-id';
import { UsedBy } from '~/pickers/used-by/used-by';
import { defaultGroupLoss, GroupHolders } from './group-holders';
import { permissionGroupFields } from './permission-group-form';

/** The columns of docs/product/organisation.md#permission-groups-list, and a link to a copy. */
const columns: readonly GridColumn<PermissionGroup>[] = [
  {
    key: 'name',
    header: 'Name',
    width: 300,
    editor: 'text',
    isRequired: true,
    maxLength: permissionGroupFields.limits.name,
  },
  {
    key: 'organisationDefault',
    header: 'Default',
    width: 100,
    kind: 'boolean',
    editor: 'boolean',
  },
  {
    key: 'duplicate',
    header: 'Duplicate',
    width: 110,
    value: () => '',
    isAction: true,
    cell: ({ userPermissionGroupID: copy, name }) =>
      copy ? (
        <TextLink
          from="/organisation/$orgId/permissiongroups/"
          to="./edit/$id"
          params={{ id: newRecordId }}
          search={{ copy }}
          tabIndex={-1}
          data-cell-focus=""
          aria-label={`Duplicate ${name || copy}`}
        >
          Duplicate
        </TextLink>
      ) : null,
  },
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
  const list = useQuery(permissionGroupQueries.list(orgId));
  const commit = useCommitPermissionGroups(orgId);
  const failure = useMemo(
    () => list.error && inWords(list.error, screenWords.permissionGroup.choices),
    [list.error],
  );
  const pages = useRowPages((id) => ({
    to: '/organisation/$orgId/permissiongroups/edit/$id',
    params: { orgId, id },
  }));
  const address = useGridAddress();

  function send({ changes, deletes }: GridCommit<PermissionGroup>) {
    const batch = { changes: changes.map(groupRowChangeOf), deletes };
    return commit.mutateAsync(batch).catch((cause) => {
      throw inWords(cause, screenWords.permissionGroup[changes.length === 0 ? 'delete' : 'save']);
    });
  }

  return (
    <RecordGrid
      title="Permission Groups"
      idKey="userPermissionGroupID"
      columns={columns}
      inPlace
      newRecord={() => ({
        userPermissionGroupID: '',
        name: '',
        organisationDefault: false,
        totalAssignedUsers: 0,
        permissions: [],
      })}
      onCommit={send}
      deletionNote={defaultGroupLoss}
      deletionFacts={(group) => (
        <UsedBy
          subject={{ kind: 'permissiongroups', orgId }}
          id={group.userPermissionGroupID}
          otherwise={<GroupHolders orgId={orgId} group={group} />}
        />
      )}
      {...gridOf(list)}
      error={failure}
      {...pages}
      {...address}
    />
  );
}
