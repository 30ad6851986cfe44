import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type OwnProfile, ownProfileQueries, useSaveOwnProfile } from '~/api/own-profile';
import { EditRecord } from '~/components/edit-page/edit-record';
import { LinkButton } from '~/components/text-link';
import type { PersonalFields } from '~/domain/personal-fields';
import { PersonalFieldsGroup } from '~/pickers/personal-fields-group';
import { startAnew } from '~/session/unsaved-edits';
import { ConfirmEmailDialog, type UnconfirmedEmail } from './confirm-email-dialog';
import { isEmailUnconfirmed, ownProfileChangeOf, ownProfileFields } from './own-profile-form';

/**
 * Edit My Profile (docs/product/account-and-anonymous.md#edit-my-profile), without Delete. Done
 * reloads the console, so that the header and the locale come from the saved profile.
 */
export function EditMyProfileScreen() {
  const navigate = useNavigate();
  const saveProfile = useSaveOwnProfile();
  const [unconfirmed, setUnconfirmed] = useState<UnconfirmedEmail>();

  const send = async (form: PersonalFields, stored: OwnProfile | undefined) => {
    if (!stored) return;
    const change = ownProfileChangeOf(form, stored);
    const saved = await saveProfile.mutateAsync(change);
    if (!isEmailUnconfirmed(change.email, saved.email)) return;
    // The save ends, and the page closes, when the person closes the dialog.
    await new Promise<void>((onRead) => {
      setUnconfirmed({ email: change.email, stored: saved.email, onRead });
    });
  };

  return (
    <EditRecord
      title="Edit My Profile"
      query={ownProfileQueries.single()}
      fields={ownProfileFields}
      nameOf={(profile) => profile.fullName}
      send={send}
      actions={
        <LinkButton variant="default" to="/changeprofilepassword">
          Change Password
        </LinkButton>
      }
      onCancel={() => navigate({ to: '/' })}
      onDone={startAnew}
    >
      {({ form, field }) => (
        <>
          <PersonalFieldsGroup
            isOwn
            values={form.values}
            field={field}
            inputPropsOf={(name) => form.getInputProps(name)}
            onChange={(change) => form.setValues(change)}
          />
          <ConfirmEmailDialog unconfirmed={unconfirmed} />
        </>
      )}
    </EditRecord>
  );
}
