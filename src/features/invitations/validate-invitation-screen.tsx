import { Button } from '@mantine/core';
import { IconMailOff, IconMailOpened, IconMailQuestion } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { ApiError } from '~/api/api-error';
import { AnonymousPage } from '~/components/anonymous-page/anonymous-page';
import { LoginButton } from '~/components/anonymous-page/login-links';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { FailureAlert } from '~/components/notices/failure-alert';
import { unknownOutcome, useInvitationCheck } from './use-invitation-check';
import classes from './validate-invitation-screen.module.css';

const title = 'Validate Invitation';

/** Validate Invitation (docs/product/account-and-anonymous.md#validate-invitation). */
export function ValidateInvitationScreen() {
  const invitation = useParams({ from: '/_anonymous/invitations/validate/$token/$email' });
  const { problem, tryAgain } = useInvitationCheck(invitation);

  if (problem === undefined) {
    return (
      <AnonymousPage title={title} icon={IconMailOpened}>
        <LoadingOverlay isLoading loadingText="Validating..." />
      </AnonymousPage>
    );
  }
  if (problem === unknownOutcome) {
    return (
      <AnonymousPage title={title} icon={IconMailQuestion} intro={problem.message}>
        <LoginButton />
        <Button variant="default" fullWidth onClick={tryAgain}>
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
          <Button fullWidth onClick={tryAgain}>
            Try again
          </Button>
        ) : (
          <>
            <p>If you have accepted this invitation before, you can sign in.</p>
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
