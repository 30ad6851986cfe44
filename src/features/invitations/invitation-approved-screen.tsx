import { Anchor } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { AnonymousPage } from '~/components/anonymous-page/anonymous-page';
import { LoginButton } from '~/components/anonymous-page/login-links';
import { useOptionalSession } from '~/session/session';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the acceptance was for an account that existed before. */
    isExistingUser?: boolean;
  }
}

/** Invitation approved (docs/product/account-and-anonymous.md#invitation-approved). */
export function InvitationApprovedScreen() {
  const isExistingUser = useLocation({ select: ({ state }) => state.isExistingUser });
  const session = useOptionalSession();
  return (
    <AnonymousPage
      title="Welcome, your invitation has been approved!"
      icon={IconCircleCheck}
      tone="good"
      intro={
        isExistingUser
          ? 'Log in with your email address and the password that you have always used.'
          : 'Log in with your email address and your password.'
      }
      footer={
        session && !session.isAnonymous ? (
          <>
            You are logged in as {session.user.fullName || session.user.email}.{' '}
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
