import { Anchor } from '@mantine/core';
import { IconCircleCheck, IconMail, IconMailOff } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import type { MailState } from '~/api/invitations';
import { AnonymousPage } from '~/components/anonymous-page/anonymous-page';
import { LoginButton, LoginLink } from '~/components/anonymous-page/login-links';
import { useOptionalSession } from '~/session/session';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the acceptance was for an account that existed before. */
    isExistingUser?: boolean;
    /** The invited address, if nobody has joined yet and it got a link by mail. */
    linkMailedTo?: string;
    /** What became of that mail; undefined means that it was sent. */
    linkMailState?: MailState;
  }
}

/** Invitation approved (docs/product/account-and-anonymous.md#invitation-approved). */
export function InvitationApprovedScreen() {
  const { isExistingUser, linkMailedTo, linkMailState } = useLocation().state;
  const session = useOptionalSession();
  if (linkMailedTo !== undefined) {
    return <LinkMailed email={linkMailedTo} mailState={linkMailState} />;
  }
  return (
    <AnonymousPage
      title="Welcome, your invitation has been approved!"
      icon={IconCircleCheck}
      tone="good"
      intro={
        isExistingUser
          ? 'Sign in with your email address and the password that you have always used.'
          : 'Sign in with your email address and your password.'
      }
      footer={
        session && !session.isAnonymous ? (
          <>
            You are signed in as {session.user.fullName || session.user.email}.{' '}
            {/* A full page load, because the acceptance changes what the person may see. */}
            <Anchor inherit href="/">
              Continue
            </Anchor>
          </>
        ) : null
      }
    >
      <LoginButton />
    </AnonymousPage>
  );
}

/**
 * Says what to do after a link that was passed on (decision 0074). It does not say whether the
 * address has an account.
 */
function LinkMailed({ email, mailState }: { email: string; mailState: MailState | undefined }) {
  if (mailState === 'Failed') {
    return (
      <AnonymousPage
        title="The mail could not be sent"
        icon={IconMailOff}
        tone="bad"
        intro={`This link does not show that ${email} is your address, and the mail that has to show it could not be sent. Nobody has joined. Ask whoever invited you to check the address.`}
        footer={
          <>
            If you have an account with this address, you can also <LoginLink>sign in</LoginLink>{' '}
            and open the link that you were given again.
          </>
        }
      />
    );
  }
  const sent = mailState === 'Pending' ? 'We will send' : 'We sent';
  return (
    <AnonymousPage
      title="Check your mail"
      icon={IconMail}
      intro={`${sent} a mail to ${email}, because this link does not show that the address is yours. Open the link in the mail to accept the invitation. Until then, nobody has joined.`}
      footer={
        <>
          If you have an account with this address, you can also <LoginLink>sign in</LoginLink> and
          open the link that you were given again. If no mail arrives, that link sends another one.
        </>
      }
    />
  );
}
