import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type OwnProfile, ownProfileQueries, useSaveOwnProfile } from '~/api/own-profile';
import { EditPage } from '~/components/edit-page/edit-page';
import { useRecordForm } from '~/components/edit-page/use-record-form';
import {
  type PersonalFields,
  personalFieldLabels,
  personalFieldsOf,
} from '~/domain/personal-fields';
import { PersonalFieldsGroup } from '~/pickers/personal-fields-group';
import { ChangePasswordLink } from './change-password-link';
import { ConfirmEmailDialog, type UnconfirmedEmail } from './confirm-email-dialog';
import {
  isEmailUnconfirmed,
  ownProfileChangeOf,
  ownProfileErrors,
  ownProfileLimits,
} from './own-profile-form';

interface OwnProfileEditorProps {
  profile: OwnProfile;
  onCancel: () => void;
  onDone: () => void;
}

/** The form of a person's own profile, without Delete. */
export function OwnProfileEditor({ profile, onCancel, onDone }: OwnProfileEditorProps) {
  const queryClient = useQueryClient();
  const saveProfile = useSaveOwnProfile();
  const [unconfirmed, setUnconfirmed] = useState<UnconfirmedEmail>();

  const send = async (form: PersonalFields, stored = profile) => {
    const change = ownProfileChangeOf(form, stored);
    const saved = await saveProfile.mutateAsync(change);
    if (!isEmailUnconfirmed(change.email, saved.email)) return;
    // The save ends, and the page closes, when the person closes the dialog.
    await new Promise<void>((onRead) => {
      setUnconfirmed({ email: change.email, stored: saved.email, onRead });
    });
  };

  const { form, isDirty, save, overwriteQuestion } = useRecordForm({
    record: profile,
    formOf: personalFieldsOf,
    errorsOf: ownProfileErrors,
    labels: personalFieldLabels,
    wordsOf: (field, value) => (field === 'image' && value ? 'An image' : undefined),
    readFresh: () => queryClient.fetchQuery({ ...ownProfileQueries.single(), staleTime: 0 }),
    send,
  });

  return (
    <EditPage
      title="Edit My Profile"
      subtitle={profile.fullName}
      actions={<ChangePasswordLink />}
      isDirty={isDirty}
      onSave={save}
      onCancel={onCancel}
      onDone={onDone}
    >
      <PersonalFieldsGroup
        isOwn
        values={form.values}
        limits={ownProfileLimits}
        inputPropsOf={(field) => form.getInputProps(field)}
        onChange={(change) => form.setValues(change)}
      />
      {overwriteQuestion}
      <ConfirmEmailDialog unconfirmed={unconfirmed} />
    </EditPage>
  );
}
