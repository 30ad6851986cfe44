import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { inWords } from '~/api/failure-words';
import {
  type PermissionGroup,
  permissionGroupQueries,
  useCommitPermissionGroups,
} from '~/api/permission-groups';
import { screenWords } from '~/api/screen-words';
import { EditPage } from '~/components/edit-page/edit-page';
import { useRecordForm } from '~/components/edit-page/use-record-form';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { LinkButton } from '~/components/text-link';
import { newRecordId } from '~/domain/new-record-id';
import type { PermissionList } from '~/domain/permissions/permission-list';
import {
  nameLimit,
  type PermissionGroupForm,
  permissionGroupChangeOf,
  permissionGroupFormErrors,
  permissionGroupFormOf,
  permissionsText,
} from './permission-group-form';
import { PermissionsField, type PermissionsTab } from './permissions-field';

const labels = {
  name: 'Name',
  organisationDefault: 'Default Permission Group',
  permissions: 'Permissions',
} as const;

interface PermissionGroupEditorProps {
  orgId: string;
  /** Undefined while creating. */
  group: PermissionGroup | undefined;
  /** The unsaved values that a new group starts with. */
  start: PermissionGroupForm | undefined;
  tab: PermissionsTab;
  onTabChange: (tab: PermissionsTab) => void;
  onDone: () => void;
}

/** The form of one permission group. */
export function PermissionGroupEditor(props: PermissionGroupEditorProps) {
  const { orgId, group, start, onDone } = props;
  const queryClient = useQueryClient();
  const commit = useCommitPermissionGroups(orgId);
  const readFresh = (id: string) =>
    queryClient.fetchQuery({ ...permissionGroupQueries.single(orgId, id), staleTime: 0 });

  const { form, isDirty, save, overwriteQuestion } = useRecordForm({
    record: group,
    formOf: permissionGroupFormOf,
    errorsOf: permissionGroupFormErrors,
    labels,
    wordsOf: (field, value) =>
      field === 'permissions' ? permissionsText(value as PermissionList) : undefined,
    readFresh: group && (() => readFresh(group.userPermissionGroupID)),
    send: (values, stored) => {
      const change = permissionGroupChangeOf(values, stored?.userPermissionGroupID);
      return commit.mutateAsync({ changes: [change], deletes: [] });
    },
  });

  // A copy is an edit of an empty group, so that it starts as an unsaved change.
  const hasStarted = useRef(false);
  const { setValues } = form;
  useLayoutEffect(() => {
    if (!start || hasStarted.current) return;
    hasStarted.current = true;
    setValues(start);
  }, [start, setValues]);

  const saveInWords = () => {
    const outcome = save();
    if (outcome === 'stay') return outcome;
    return outcome.catch((cause) => {
      throw inWords(cause, screenWords.permissionGroup.save);
    });
  };
  const deleteGroup = async () => {
    if (!group) return;
    try {
      await commit.mutateAsync({ changes: [], deletes: [group.userPermissionGroupID] });
    } catch (cause) {
      throw inWords(cause, screenWords.permissionGroup.delete);
    }
  };

  return (
    <EditPage
      title={group ? 'Edit Permission Group' : 'Create Permission Group'}
      subtitle={group && subtitleOf(group)}
      actions={
        group && (
          <LinkButton
            variant="default"
            to="/organisation/$orgId/permissiongroups/edit/$id"
            params={{ orgId, id: newRecordId }}
            search={{ copy: group.userPermissionGroupID }}
          >
            Duplicate
          </LinkButton>
        )
      }
      isCreating={!group}
      isDirty={isDirty}
      onSave={saveInWords}
      onCancel={onDone}
      onDone={onDone}
      onDelete={deleteGroup}
      recordName={group?.name}
      deletionNote={
        group?.organisationDefault
          ? 'It applies to all users of the organisation, who lose what it allows.'
          : undefined
      }
    >
      <LimitedTextInput
        label={labels.name}
        limit={nameLimit}
        required
        {...form.getInputProps('name')}
        value={form.values.name}
      />
      <Checkbox
        label={labels.organisationDefault}
        description="Applies to all users of the organisation."
        {...form.getInputProps('organisationDefault', { type: 'checkbox' })}
      />
      <PermissionsField
        label={labels.permissions}
        value={form.values.permissions}
        // A functional update: of two fast changes, the second applies to the result of the first.
        onChange={(change) => form.setFieldValue('permissions', change)}
        tab={props.tab}
        onTabChange={props.onTabChange}
      />
      {overwriteQuestion}
    </EditPage>
  );
}

function subtitleOf({ name, totalAssignedUsers: users }: PermissionGroup): string {
  return [name, `${users} assigned user${users === 1 ? '' : 's'}`].filter(Boolean).join(' · ');
}
