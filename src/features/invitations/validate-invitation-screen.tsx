import { Button } from '@mantine/core';
import { IconMailOff, IconMailOpened, IconMailQuestion } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '~/api/api-error';
import { AnonymousPage } from '~/components/anonymous-page/anonymous-page';
import { LoginButton } from '~/components/anonymous-page/login-button';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { FailureAlert } from '~/components/notices/failure-alert';
import { checkAnew, type Invitation, useInvitationCheck } from './use-invitation-check';
import classes from './validate-invitation-screen.module.css';

const title = 'Validate Invitation';

/**
 * Validate Invitation (docs/product/account-and-anonymous.md#validate-invitation): the page that
 * the link of the mail opens.
 */
export function ValidateInvitationScreen({ token, email }: Invitation) {
  const { history } = useRouter();
  const [attempt, setAttempt] = useState(0);
  const tryAgain = () => {
    checkAnew(history, { token, email });
    setAttempt(attempt + 1);
  };
  return (
    <InvitationCheck
      key={`${attempt} ${token} ${email}`}
      token={token}
      email={email}
      onTryAgain={tryAgain}
    />
  );
}

/** Runs one check of an invitation, and shows the problem that stops it. */
function InvitationCheck({ token, email, onTryAgain }: Invitation & { onTryAgain: () => void }) {
  const problem = useInvitationCheck({ token, email });

  if (problem === undefined) {
    return (
      <AnonymousPage title={title} icon={IconMailOpened}>
        <LoadingOverlay isLoading loadingText="Validating..." />
      </AnonymousPage>
    );
  }
  if (problem === 'unknown') {
    return (
      <AnonymousPage
        title={title}
        icon={IconMailQuestion}
        intro="The page was loaded again while your invitation was being accepted. Log in to see whether you have joined."
      >
        <LoginButton />
        <Button variant="default" fullWidth onClick={onTryAgain}>
          Try again
        </Button>
      </AnonymousPage>
    );
  }
  return (
    <AnonymousPage title={title} icon={IconMailOff} tone="bad">
      <div className={classes.problem}>
        <FailureAlert message={problem.message} />
        {mayPass(problem) ? (
          <Button fullWidth onClick={onTryAgain}>
            Try again
          </Button>
        ) : (
          <>
            <p>If you have accepted this invitation before, you can log in.</p>
            <LoginButton />
          </>
        )}
      </div>
    </AnonymousPage>
  );
}

/** Whether a retry may succeed: the error says nothing about the invitation itself. */
function mayPass(error: Error): boolean {
  if (!(error instanceof ApiError)) return true;
  return ![400, 404].includes(error.status) || error.code === 'BadRequest';
}
