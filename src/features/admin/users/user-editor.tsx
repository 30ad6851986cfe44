import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type User, useCommitUsers, userQueries } from '~/api/users';
import { EditPage } from '~/components/edit-page/edit-page';
import { useRecordForm } from '~/components/edit-page/use-record-form';
import { CopyableId } from '~/components/fields/copyable-id';
import { personalFieldLabels } from '~/domain/personal-fields';
import { PersonalFieldsGroup } from '~/pickers/personal-fields-group';
import { userChangeOf, userFieldLimits, userFormErrors, userFormOf } from './user-form';

const labels = {
  ...personalFieldLabels,
  isServerAdministrator: 'Server Administrator',
} as const;

interface UserEditorProps {
  /** Undefined while creating. */
  user: User | undefined;
  onDone: () => void;
}

/** The form of one user. */
export function UserEditor({ user, onDone }: UserEditorProps) {
  const queryClient = useQueryClient();
  const commit = useCommitUsers();
  const { form, isDirty, save, overwriteQuestion } = useRecordForm({
    record: user,
    formOf: userFormOf,
    errorsOf: userFormErrors,
    labels,
    wordsOf: (field, value) => (field === 'image' && value ? 'An image' : undefined),
    readFresh:
      user && (() => queryClient.fetchQuery({ ...userQueries.single(user.userID), staleTime: 0 })),
    send: (values, record) =>
      commit.mutateAsync({ changes: [userChangeOf(values, record)], deletes: [] }),
  });

  return (
    <EditPage
      title={user ? 'Edit User' : 'Create User'}
      subtitle={user?.fullName}
      isCreating={!user}
      isDirty={isDirty}
      onSave={save}
      onCancel={onDone}
      onDone={onDone}
      onDelete={() => commit.mutateAsync({ changes: [], deletes: user ? [user.userID] : [] })}
      recordName={user?.fullName}
    >
      <CopyableId
        label="User ID"
        id={user?.userID ?? ''}
        emptyText="Given when the user is saved"
      />
      <PersonalFieldsGroup
        values={form.values}
        limits={userFieldLimits}
        inputPropsOf={(field) => form.getInputProps(field)}
        onChange={(change) => form.setValues(change)}
      />
      <Switch
        label={labels.isServerAdministrator}
        onLabel="Yes"
        offLabel="No"
        {...form.getInputProps('isServerAdministrator', { type: 'checkbox' })}
      />
      {overwriteQuestion}
    </EditPage>
  );
}
