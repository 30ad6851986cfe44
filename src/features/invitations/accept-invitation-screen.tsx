import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { consentDocumentQueries } from '~/api/consent-documents';
import { useAcceptInvitation } from '~/api/invitations';
import { AnonymousForm } from '~/components/anonymous-page/anonymous-form';
import { AnonymousPage } from '~/components/anonymous-page/anonymous-page';
import { LoginLink } from '~/components/anonymous-page/login-link';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { useWork } from '~/components/edit-page/use-work';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { NewPasswordFields } from '~/components/password-fields/new-password-fields';
import { useSendingNote } from '~/components/sending-note';
import { hiddenCharactersError } from '~/domain/hidden-characters';
import { CurrencySelect, LocaleSelect } from '~/pickers/locale-and-currency-selects';
import { useOptionalSession } from '~/session/session-context';
import {
  type AcceptForm,
  acceptanceOf,
  acceptFieldLimits,
  emptyAcceptance,
  missingIn,
} from './accept-form';
import classes from './accept-invitation-screen.module.css';
import { ConsentChecklist } from './consent-checklist';

interface AcceptInvitationScreenProps {
  token: string;
  email: string;
}

const passwordLabels = { password: 'Password', confirmation: 'Confirm Password' };

/**
 * Accept Invitation (docs/product/account-and-anonymous.md#accept-invitation): makes the account of
 * a new person.
 */
export function AcceptInvitationScreen({ token, email }: AcceptInvitationScreenProps) {
  const navigate = useNavigate();
  const consents = useQuery(consentDocumentQueries.list());
  const { data: documents } = consents;
  const accept = useAcceptInvitation();
  const [form, setForm] = useState(emptyAcceptance);
  const { work, failure, run } = useWork<'accepting'>();
  const { wasSending, noted, isShown } = useSendingNote();
  const isDone = useRef(false);
  const missing = missingIn(form, documents);
  const canAccept = missing.length === 0;
  const isSending = work !== undefined;
  const change = (values: Partial<AcceptForm>) => setForm((current) => ({ ...current, ...values }));

  const send = () => {
    if (!documents || !canAccept) return;
    const sending = () =>
      noted(() => accept.mutateAsync(acceptanceOf(form, documents, { email, token }))).then(
        (result) => {
          isDone.current = true;
          // A person who has left the page stays where they are.
          if (!isShown.current) return;
          // Replaces the history entry, so that Back does not lead to the token.
          return navigate({
            to: '/invitations/approved',
            replace: true,
            state: { isExistingUser: result?.resultText === 'Ok_ExistingUser' },
          });
        },
        (error) => {
          // The form may lack a document that is new since the last read.
          void consents.refetch();
          throw error;
        },
      );
    void run('accepting', sending);
  };

  return (
    <AnonymousPage
      title="Accept Invitation"
      icon={IconUserPlus}
      intro={wasSending ? <SentBefore /> : <Introduction email={email} />}
      footer={
        failure === undefined ? null : (
          <>
            Have you accepted this invitation already? <LoginLink>Log in</LoginLink>.
          </>
        )
      }
    >
      <AnonymousForm
        onSubmit={send}
        failure={failure}
        actions={
          <>
            <Button
              type="submit"
              loading={isSending}
              disabled={!canAccept}
              aria-describedby="accept-waits-for"
            >
              Accept
            </Button>
            <p id="accept-waits-for" className={classes.missing}>
              {canAccept ? '' : `Still needed: ${missing.join(', ')}.`}
            </p>
          </>
        }
      >
        <fieldset className={classes.fields} disabled={isSending}>
          <ConsentChecklist
            consents={consents}
            agreedIDs={form.agreedIDs}
            onChange={(agreedIDs) => change({ agreedIDs })}
          />
          <TextInput
            label="Email"
            value={email}
            readOnly
            // Password managers store the new password under this name.
            autoComplete="username"
            description="You log in with this address."
          />
          <LimitedTextInput
            label="Display Name"
            limit={acceptFieldLimits.userShortName}
            value={form.shortName}
            error={hiddenCharactersError(form.shortName.trim())}
            onChange={(event) => change({ shortName: event.currentTarget.value })}
            autoComplete="nickname"
            required
          />
          <LimitedTextInput
            label="Full Name"
            limit={acceptFieldLimits.userFullName}
            value={form.fullName}
            error={hiddenCharactersError(form.fullName.trim())}
            onChange={(event) => change({ fullName: event.currentTarget.value })}
            autoComplete="name"
            required
          />
          <NewPasswordFields
            value={form.password}
            onChange={(password) => change({ password })}
            labels={passwordLabels}
          />
          <LocaleSelect
            label="Locale"
            value={form.locale}
            onChange={(locale) => change({ locale })}
          />
          <CurrencySelect
            label="Currency"
            value={form.defaultCurrency}
            onChange={(defaultCurrency) => change({ defaultCurrency })}
          />
        </fieldset>
      </AnonymousForm>
      <UnsavedChangesGuard hasUnsavedChanges={() => !isDone.current && isFilledIn(form)} />
    </AnonymousPage>
  );
}

const isFilledIn = (form: AcceptForm) => JSON.stringify(form) !== JSON.stringify(emptyAcceptance);

function SentBefore() {
  return (
    <p role="status">
      You left this page, or loaded it again, while the invitation was being accepted.{' '}
      <LoginLink>Log in</LoginLink> to see whether you have joined. If you have not, accept it here
      again.
    </p>
  );
}

/** Says whom the account is for. Another person may be logged in. */
function Introduction({ email }: { email: string }) {
  const session = useOptionalSession();
  if (!session || session.isAnonymous || session.user.email === email) {
    return 'Tell us about yourself to make your account.';
  }
  const name = session.user.fullName || session.user.email;
  return `You are logged in as ${name}. The invitation is for ${email}: accepting it makes another account.`;
}
