import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import {
  type MailState,
  type OwnProfile,
  type OwnProfileChange,
  ownProfileQueries,
  useSaveOwnProfile,
} from '~/api/own-profile';
import { Dialog } from '~/components/dialogs/dialog';
import { EditRecord } from '~/components/edit-page/edit-record';
import type { RecordFields } from '~/components/edit-page/record-fields';
import { LinkButton } from '~/components/link-button';
import type { SaveOutcome } from '~/domain/call-outcome';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { change, type IsSet } from '~/domain/contract/record-change';
import { recordKinds } from '~/domain/contract/record-kinds';
import { emailKey } from '~/domain/email-address';
import {
  type PersonalFields,
  personalFieldErrors,
  personalFieldLabels,
  personalFieldsOf,
  personalFieldText,
} from '~/domain/personal-fields';
import { isSameValue } from '~/domain/record-difference';
import { PersonalFieldsGroup } from '~/pickers/personal-fields-group';
import { RecordHistory } from '~/pickers/record-history/record-history';
import { restartConsole } from '~/session/unsaved-edits';

const limits = fieldLimits.OwnProfileChange;

const ownProfileFields = {
  formOf: personalFieldsOf,
  errorsOf: (form, loaded) => personalFieldErrors(form, loaded, limits),
  labels: personalFieldLabels,
  limits,
  wordsOf: personalFieldText,
} satisfies RecordFields<OwnProfile, PersonalFields>;

const passwordLink = (
  <LinkButton variant="default" to="/changeprofilepassword" state={{ isFromProfile: true }}>
    Change Password
  </LinkButton>
);

/** A new address: the service sends a mail to it, and keeps `stored` until it is confirmed. */
interface NewAddress {
  email: string;
  stored: string;
  mailState: MailState;
}

/**
 * Edit My Profile (docs/product/account-and-anonymous.md#edit-my-profile), without Delete. Done
 * reloads the console, so that the header and the locale come from the saved profile.
 */
export function EditMyProfileScreen() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const saveProfile = useSaveOwnProfile();
  const unconfirmed = useRef<NewAddress>(undefined);
  const [asked, setAsked] = useState<NewAddress>();

  const send = async (
    form: PersonalFields,
    stored: OwnProfile | undefined,
    isSet: IsSet,
  ): Promise<SaveOutcome> => {
    if (!stored) return undefined;
    const posted = await saveProfile.mutateAsync(ownProfileChangeOf(form, stored, isSet));
    const { email, mailState = 'Sent' } = posted.answer;
    if (!isEmailUnconfirmed(form.email, email)) return posted;
    unconfirmed.current = { email: form.email, stored: email, mailState };
    // The stored record has the former address. Another save would ask for a second mail.
    if (!posted.wasReplayed) return undefined;
    // Somebody else may have changed the rest since the call whose answer the service repeats.
    const now = await queryClient.fetchQuery({ ...ownProfileQueries.single(), staleTime: 0 });
    const rest = { ...form, email: now.email };
    return isSameValue(personalFieldsOf(now), rest) ? undefined : send(rest, now, isSet);
  };

  return (
    <>
      <EditRecord
        query={ownProfileQueries.single()}
        fields={ownProfileFields}
        nameOf={(profile) => profile.fullName}
        send={send}
        actions={passwordLink}
        actionsOf={({ userID, fullName }) => (
          <>
            {passwordLink}
            <RecordHistory kind="User" id={userID} name={fullName} />
          </>
        )}
        onCancel={() => navigate({ to: '/' })}
        onDone={() => (unconfirmed.current ? setAsked(unconfirmed.current) : restartConsole())}
      >
        {({ form, label, field }) => (
          <PersonalFieldsGroup form={form} label={label} field={field} isOwn />
        )}
      </EditRecord>
      {/* Outside of the form, which would count a key in it as an edit. */}
      <ConfirmAddressDialog address={asked} />
    </>
  );
}

/** Asks the person to confirm the new address (decision 0055). Everything is saved already. */
function ConfirmAddressDialog({ address }: { address: NewAddress | undefined }) {
  return (
    <Dialog
      isOpen={address !== undefined}
      title="Confirm your new address"
      onClose={restartConsole}
      actions={
        <Button onClick={restartConsole} data-autofocus>
          OK
        </Button>
      }
    >
      {address?.mailState === 'Failed' ? (
        <>
          <p role="alert">
            Your profile is saved, but the mail to <strong>{address.email}</strong> could not be
            sent. Check the address, and save it again after a minute to send another mail.
          </p>
          <p>
            You go on signing in with <strong>{address.stored}</strong>.
          </p>
        </>
      ) : (
        <>
          <p>
            Your profile is saved. A mail{' '}
            {address?.mailState === 'Pending' ? 'will be sent' : 'was sent'} to{' '}
            <strong>{address?.email}</strong>: your address changes when you confirm it with the
            link in it.
          </p>
          <p>
            Until then you sign in with <strong>{address?.stored}</strong>.
          </p>
        </>
      )}
    </Dialog>
  );
}

/**
 * Builds the whole record to send (docs/product/calls.md#whole-records). The scopes stay as they came:
 * nobody changes their own here.
 */
export function ownProfileChangeOf(form: PersonalFields, stored: OwnProfile, isSet?: IsSet) {
  const { userID, scopes } = stored;
  const fieldsOf = (fields: PersonalFields) =>
    exactly<OwnProfileChange>()({ userID, ...fields, scopes });
  const loaded = fieldsOf(personalFieldsOf(stored));
  return change(recordKinds.User, stored, loaded, fieldsOf(form), isSet);
}

/**
 * Whether a save left the stored address unchanged. A service may wait until the person confirms
 * the new address by mail (decision 0055).
 */
export const isEmailUnconfirmed = (sent: string, stored: string): boolean =>
  emailKey(stored) !== emailKey(sent);
