import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { rewordedBy } from '~/api/failure-words';
import { permissionGroupQueries, useCommitPermissionGroups } from '~/api/permission-groups';
import { screenWords } from '~/api/screen-words';
import { EditRecord } from '~/components/edit-page/edit-record';
import { batchesOfOne, useStoredRecords } from '~/components/edit-page/stored-records';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { LinkButton } from '~/components/link-button';
import { countText } from '~/domain/count-text';
import { newRecordId } from '~/domain/search-values';
import { isolated } from '~/domain/shown-name';
import { RecordHistory } from '~/pickers/record-history/record-history';
import { UsedByButton } from '~/pickers/used-by/used-by';
import { defaultGroupLoss, GroupDeletionFacts } from './group-deletion';
import {
  copyOfGroup,
  permissionGroupChangeOf,
  permissionGroupFields,
} from './permission-group-form';
import { PermissionsField } from './permissions-field';

const from = '/_signed-in/organisation/$orgId/permissiongroups/edit/$id';
const words = screenWords.permissionGroup;

/** Edit Permission Group (docs/product/organisation.md#edit-permission-group). */
export function EditPermissionGroupScreen() {
  const { orgId, id } = useParams({ from });
  const { copy = '' } = useSearch({ from });
  const navigate = useNavigate();
  const commit = useCommitPermissionGroups(orgId);
  const records = useStoredRecords(permissionGroupQueries.list(orgId), 'userPermissionGroupID');
  // A save of a new group needs the list. It also tells that there is no such organisation.
  useQuery({ ...permissionGroupQueries.list(orgId), enabled: id === newRecordId });
  // A copy needs the names of all groups. The list has the permissions to copy too.
  const template = useQuery({
    ...permissionGroupQueries.list(orgId),
    enabled: id === newRecordId && copy !== '',
    select: (groups) => copyOfGroup(copy, groups),
  });
  return (
    <EditRecord
      key={copy}
      {...batchesOfOne(id, records, permissionGroupChangeOf(template.data), commit.mutateAsync)}
      query={permissionGroupQueries.single(orgId, id)}
      template={copy === '' ? undefined : template}
      fields={permissionGroupFields}
      nameOf={(group) => group.name}
      subtitleOf={({ name, totalAssignedUsers: users }) =>
        [isolated(name), countText(users, 'assigned user')].filter(Boolean).join(' · ')
      }
      deletionNoteOf={defaultGroupLoss}
      deletionFactsOf={(group) => <GroupDeletionFacts orgId={orgId} group={group} />}
      reword={rewordedBy({ ...words, load: words.access })}
      actionsOf={({ name }) => (
        <>
          <UsedByButton subject={{ kind: 'permissiongroups', orgId }} id={id} />
          <LinkButton
            variant="default"
            to="/organisation/$orgId/permissiongroups/edit/$id"
            params={{ orgId, id: newRecordId }}
            search={{ copy: id }}
          >
            Duplicate
          </LinkButton>
          <RecordHistory kind="PermissionGroup" id={id} name={name} orgId={orgId} />
        </>
      )}
      onDone={() => navigate({ to: '/organisation/$orgId/permissiongroups', params: { orgId } })}
    >
      {({ form, label, field, checkbox }) => (
        <>
          <LimitedTextInput {...field('name')} required />
          <Checkbox
            {...checkbox('organisationDefault')}
            description="Applies to all users of the organisation."
          />
          <PermissionsField
            label={label('permissions')}
            value={form.values.permissions}
            // A functional update: of two fast changes, the second applies to the result of the first.
            onChange={(change) => form.setFieldValue('permissions', change)}
          />
        </>
      )}
    </EditRecord>
  );
}
