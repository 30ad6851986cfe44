import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type User, useCommitUsers, userQueries } from '~/api/users';
import { EditPage } from '~/components/edit-page/edit-page';
import { useRecordForm } from '~/components/edit-page/use-record-form';
import { CopyableId } from '~/components/fields/copyable-id';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { ImagePicker } from '~/components/image-picker/image-picker';
import { CurrencySelect } from '~/pickers/currency-select';
import { LocaleSelect } from '~/pickers/locale-select';
import { userChangeOf, userFieldLimits, userFormErrors, userFormOf } from './user-form';

const labels = {
  shortName: 'Display Name',
  fullName: 'Full Name',
  image: 'Image',
  email: 'Email',
  locale: 'Locale',
  defaultCurrencyCode: 'Currency',
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
      <LimitedTextInput
        label={labels.shortName}
        limit={userFieldLimits.shortName}
        required
        {...form.getInputProps('shortName')}
        value={form.values.shortName}
      />
      <LimitedTextInput
        label={labels.fullName}
        limit={userFieldLimits.fullName}
        required
        {...form.getInputProps('fullName')}
        value={form.values.fullName}
      />
      <ImagePicker
        label={labels.image}
        value={form.values.image}
        onChange={(image) => form.setFieldValue('image', image)}
      />
      <LimitedTextInput
        label={labels.email}
        limit={userFieldLimits.email}
        type="email"
        autoComplete="off"
        required
        {...form.getInputProps('email')}
        value={form.values.email}
      />
      <LocaleSelect
        label={labels.locale}
        value={form.values.locale}
        onChange={(locale) => form.setFieldValue('locale', locale)}
      />
      <CurrencySelect
        label={labels.defaultCurrencyCode}
        value={form.values.defaultCurrencyCode}
        onChange={(code) => form.setFieldValue('defaultCurrencyCode', code)}
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
