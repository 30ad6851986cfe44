import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { consentDocumentQueries } from '~/api/consent-documents';
import { useAcceptInvitation } from '~/api/invitations';
import { AnonymousPage } from '~/components/anonymous-page/anonymous-page';
import { LoginLink } from '~/components/anonymous-page/login-link';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { useWork } from '~/components/edit-page/use-work';
import { useSendingNote } from '~/components/use-sending-note';
import { useOptionalSession } from '~/session/session-context';
import { AcceptFields } from './accept-fields';
import { type AcceptForm, acceptanceOf, emptyAcceptance, missingIn } from './accept-form';

interface AcceptInvitationScreenProps {
  token: string;
  email: string;
}

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

  const send = () => {
    if (!documents || missing.length > 0) return;
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
      <AcceptFields
        form={form}
        onChange={(change) => setForm((current) => ({ ...current, ...change }))}
        email={email}
        consents={consents}
        missing={missing}
        isSending={work !== undefined}
        failure={failure}
        onSubmit={send}
      />
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
