import { Anchor, Checkbox, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconExternalLink, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useRef } from 'react';
import { failureWords } from '~/api/failure-words';
import { consentDocumentQueries, useAcceptInvitation } from '~/api/invitations';
import { AnonymousFormPage } from '~/components/anonymous-page/anonymous-form-page';
import { LoginLink } from '~/components/anonymous-page/login-links';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import type { ChecklistValue } from '~/components/fields/checklist';
import { FieldFailure } from '~/components/fields/field-failure';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { NewPasswordFields } from '~/components/password-fields/new-password-fields';
import { useSendingNote } from '~/components/sending-note';
import { useNavigateIfShown } from '~/components/use-is-shown';
import { toggled } from '~/domain/lists';
import { shownText } from '~/domain/shown-name';
import { CurrencySelect, LocaleSelect } from '~/pickers/option-select';
import { type Session, useOptionalSession } from '~/session/session';
import {
  type AcceptForm,
  acceptanceOf,
  acceptFieldLimits,
  emptyAcceptance,
  missingIn,
} from './accept-form';
import classes from './accept-invitation-screen.module.css';

/** Accept Invitation (docs/product/account-and-anonymous.md#accept-invitation). */
export function AcceptInvitationScreen() {
  const { token, email } = useParams({ from: '/_anonymous/invitations/accept/$token/$email' });
  const navigate = useNavigateIfShown();
  const session = useOptionalSession();
  const { data: documents, refetch: refetchDocuments } = useQuery(consentDocumentQueries.list());
  const accept = useAcceptInvitation();
  const { wasSending, noted } = useSendingNote();
  const isDone = useRef(false);
  const form = useForm<AcceptForm>({ initialValues: emptyAcceptance });
  const { values, setFieldValue } = form;
  const missing = missingIn(values, documents);

  const send = async () => {
    if (!documents) return;
    const acceptance = acceptanceOf(values, documents, { email, token });
    try {
      const result = await noted(() => accept.mutateAsync(acceptance));
      isDone.current = true;
      // Replaces the history entry, so that Back does not lead to the token.
      await navigate({
        to: '/invitations/approved',
        replace: true,
        state: {
          isExistingUser: result?.resultText === 'Ok_ExistingUser',
          linkMailedTo: result?.isLinkMailed ? email : undefined,
          linkMailState: result?.mailState,
        },
      });
    } catch (error) {
      // The form may lack a document that is new since the last read.
      void refetchDocuments();
      throw error;
    }
  };

  return (
    <AnonymousFormPage
      title="Accept Invitation"
      icon={IconUserPlus}
      intro={
        wasSending ? (
          <p role="status">
            You left this page, or loaded it again, while the invitation was being accepted.{' '}
            <LoginLink>Sign in</LoginLink> to see whether you have joined. If you have not, accept
            it here again.
          </p>
        ) : (
          introduction(session, email)
        )
      }
      footerOfFailure={
        <>
          Have you accepted this invitation already? <LoginLink>Sign in</LoginLink>.
        </>
      }
      send={send}
      sendText="Accept"
      canSend={missing.length === 0}
      hint={missing.length === 0 ? '' : `Still needed: ${missing.join(', ')}.`}
    >
      {({ isSending }) => (
        <fieldset className={classes.fields} disabled={isSending}>
          <ConsentChecklist
            value={values.agreedIDs}
            onChange={(ids) => setFieldValue('agreedIDs', ids)}
          />
          <TextInput
            label="Email"
            value={email}
            readOnly
            // Password managers store the new password under this name.
            autoComplete="username"
            description="You sign in with this address."
          />
          <LimitedTextInput
            label="Display Name"
            limit={acceptFieldLimits.userShortName}
            {...form.getInputProps('shortName')}
            value={values.shortName}
            autoComplete="nickname"
            required
          />
          <LimitedTextInput
            label="Full Name"
            limit={acceptFieldLimits.userFullName}
            {...form.getInputProps('fullName')}
            value={values.fullName}
            autoComplete="name"
            required
          />
          <NewPasswordFields
            label="Password"
            value={values.password}
            onChange={(password) => setFieldValue('password', password)}
          />
          <LocaleSelect
            label="Locale"
            value={values.locale}
            onChange={(locale) => setFieldValue('locale', locale)}
          />
          <CurrencySelect
            label="Currency"
            value={values.defaultCurrency}
            onChange={(currency) => setFieldValue('defaultCurrency', currency)}
          />
          <UnsavedChangesGuard
            hasUnsavedChanges={() => !isDone.current && form.isDirty()}
            isSaving={isSending}
          />
        </fieldset>
      )}
    </AnonymousFormPage>
  );
}

/** Says whom the account is for. Another person may be signed in. */
function introduction(session: Session | null, email: string): string {
  if (!session || session.isAnonymous || session.user.email === email) {
    return 'Tell us about yourself to make your account.';
  }
  const name = session.user.fullName || session.user.email;
  return `You are signed in as ${name}. The invitation is for ${email}: accepting it makes another account.`;
}

/** Lists the documents to accept. Each has a link to a new tab, so that the form stays as it is. */
function ConsentChecklist({ value, onChange }: ChecklistValue) {
  const read = useQuery(consentDocumentQueries.list());
  const { data: documents, isFetching } = read;
  const lead = 'The documents could not be loaded.';
  if (documents?.length === 0) return null;
  return (
    <fieldset aria-busy={isFetching}>
      <legend className={classes.legend}>Please read and accept</legend>
      {documents ? (
        <ul className={classes.documents}>
          {documents.map(({ consentDocumentID: id, title, version }) => (
            <li key={id} className={classes.document}>
              <Checkbox
                label={shownText(title, 'Document')}
                description={version ? `Version ${version}` : undefined}
                checked={value.includes(id)}
                onChange={(event) => onChange(toggled(value, id, event.currentTarget.checked))}
              />
              <Anchor
                inherit
                className={classes.read}
                href={`/authentication/ViewConsentDocument?consentDocumentID=${encodeURIComponent(id)}`}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`Read ${shownText(title, 'Document')}, opens in a new tab`}
              >
                Read
                <IconExternalLink size="0.9375rem" aria-hidden="true" />
              </Anchor>
            </li>
          ))}
        </ul>
      ) : (
        <p role="status" className={classes.note}>
          {isFetching ? 'Loading...' : ''}
        </p>
      )}
      <FieldFailure read={read} wordsOf={(error) => failureWords(error, { lead })} />
    </fieldset>
  );
}
