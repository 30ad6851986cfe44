import { Button } from '@mantine/core';
import { IconKey, IconKeyOff } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { ApiError } from '~/api/api-error';
import { useValidatePasswordReset } from '~/api/passwords';
import { AnonymousPage } from '~/components/anonymous-page/anonymous-page';
import { LoginLink } from '~/components/anonymous-page/login-links';
import { useLinkCheck } from '~/components/anonymous-page/use-link-check';
import { LinkButton } from '~/components/link-button';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { FailureAlert } from '~/components/notices/failure-alert';
import { passFocusOn } from '~/components/pass-focus';
import { useNavigateIfShown } from '~/components/use-is-shown';

const title = 'Validate Reset';

/** Validate Reset (docs/product/account-and-anonymous.md#validate-reset). */
export function ValidatePasswordResetScreen() {
  const { token, email } = useParams({
    from: '/_anonymous/resetpassword/validate/$token/$email/$',
  });
  const navigate = useNavigateIfShown();
  const { mutateAsync: validate } = useValidatePasswordReset();
  const { problem, checkAgain } = useLinkCheck(async () => {
    await validate({ token, email });
    // Replaces the history entry, so that Back does not open this page again.
    await navigate({
      to: '/resetpassword/confirm/$token/$email/$',
      params: { token, email, _splat: '' },
      replace: true,
    });
  });

  if (!problem) {
    return (
      <AnonymousPage title={title} icon={IconKey}>
        <LoadingOverlay isLoading loadingText="Validating..." />
      </AnonymousPage>
    );
  }
  const canRetry = mayPass(problem);
  return (
    <AnonymousPage
      title={title}
      icon={IconKeyOff}
      tone="bad"
      footer={
        canRetry ? null : (
          <>
            Have you set a new password with this link already? <LoginLink>Sign in</LoginLink>.
          </>
        )
      }
    >
      <FailureAlert message={problem.message} />
      {canRetry ? (
        <Button ref={passFocusOn} onClick={checkAgain}>
          Try again
        </Button>
      ) : null}
      <LinkButton to="/resetpassword" size="md" variant={canRetry ? 'default' : 'filled'}>
        Send a new request
      </LinkButton>
    </AnonymousPage>
  );
}

/** Whether a retry may succeed: the error says nothing about the link itself. */
function mayPass(problem: Error): boolean {
  if (!(problem instanceof ApiError)) return true;
  const { status, code } = problem;
  return ![400, 404].includes(status) || code.endsWith('TooManyAttempts');
}
