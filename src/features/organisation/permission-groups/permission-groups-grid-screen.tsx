import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { inWords } from '~/api/failure-words';
import {
  type PermissionGroup,
  type PermissionGroupBatch,
  permissionGroupQueries,
  useCommitPermissionGroups,
} from '~/api/permission-groups';
import { screenWords } from '~/api/screen-words';
import type { GridColumn } from '~/components/record-grid/grid-column';
import type { GridSearch } from '~/components/record-grid/grid-search';
import type { GridCommit } from '~/components/record-grid/pending-edits';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { TextLink } from '~/components/text-link';
import { exactly } from '~/domain/contract/exact';
import { newRecordId } from '~/domain/new-record-id';
import { nameLimit } from './permission-group-form';

const newGroup = (): PermissionGroup => ({
  userPermissionGroupID: '',
  name: '',
  organisationDefault: false,
  totalAssignedUsers: 0,
  permissions: [],
});

/** The columns of docs/product/organisation.md#permission-groups-list, and a link to a copy. */
const groupColumns = (orgId: string): readonly GridColumn<PermissionGroup>[] => [
  {
    key: 'name',
    header: 'Name',
    width: 300,
    editor: 'text',
    isRequired: true,
    maxLength: nameLimit,
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
          to="/organisation/$orgId/permissiongroups/edit/$id"
          params={{ orgId, id: newRecordId }}
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

interface PermissionGroupsGridScreenProps {
  orgId: string;
  search: GridSearch;
  onSearchChange: (search: GridSearch) => void;
}

/**
 * The permission groups of an organisation (docs/product/organisation.md#permission-groups-list).
 */
export function PermissionGroupsGridScreen(props: PermissionGroupsGridScreenProps) {
  const { orgId } = props;
  const { data, error, isPending, isFetching, refetch } = useQuery(
    permissionGroupQueries.list(orgId),
  );
  const commit = useCommitPermissionGroups(orgId);
  const columns = useMemo(() => groupColumns(orgId), [orgId]);
  const failure = useMemo(
    () => error && inWords(error, screenWords.permissionGroup.choices),
    [error],
  );
  const navigate = useNavigate();
  const router = useRouter();
  const target = (id: string) =>
    ({
      to: '/organisation/$orgId/permissiongroups/edit/$id',
      params: { orgId, id },
    }) as const;

  async function send({ changes, deletes }: GridCommit<PermissionGroup>) {
    // Sends only the fields of this grid, so that it does not overwrite newer permissions.
    const shown = changes.map(({ userPermissionGroupID, name, organisationDefault }) => ({
      ...(userPermissionGroupID && { userPermissionGroupID }),
      name,
      organisationDefault,
    }));
    try {
      return await commit.mutateAsync(exactly<PermissionGroupBatch>()({ changes: shown, deletes }));
    } catch (cause) {
      throw inWords(cause, screenWords.permissionGroup[changes.length === 0 ? 'delete' : 'save']);
    }
  }

  return (
    <RecordGrid
      title="Permission Groups"
      idKey="userPermissionGroupID"
      columns={columns}
      records={data}
      inPlace
      newRecord={newGroup}
      onCommit={send}
      onEdit={(id) => navigate(target(id))}
      editHref={(id) => router.buildLocation(target(id)).href}
      isLoading={isPending}
      isRefreshing={isFetching}
      error={failure}
      onRefresh={() => refetch()}
      search={props.search}
      onSearchChange={props.onSearchChange}
    />
  );
}
