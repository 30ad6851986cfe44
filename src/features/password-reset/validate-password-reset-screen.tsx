import { Button } from '@mantine/core';
import { IconKey, IconKeyOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '~/api/api-error';
import { useValidatePasswordReset } from '~/api/password-reset';
import { AnonymousPage } from '~/components/anonymous-page/anonymous-page';
import { LoginLink } from '~/components/anonymous-page/login-link';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { FailureAlert } from '~/components/notices/failure-alert';
import { LinkButton } from '~/components/text-link';
import { useIsShown } from '~/components/use-is-shown';
import { messageOf } from '~/domain/rejected-text';

interface ValidatePasswordResetScreenProps {
  token: string;
  email: string;
}

const title = 'Validate Reset';

/**
 * Validates the link of a reset mail, and opens the form for the new password
 * (docs/product/account-and-anonymous.md#validate-reset).
 */
export function ValidatePasswordResetScreen({ token, email }: ValidatePasswordResetScreenProps) {
  const [problem, setProblem] = useState<Error>();
  const navigate = useNavigate();
  const { mutateAsync } = useValidatePasswordReset();
  const isShown = useIsShown();

  const validate = useCallback(async () => {
    setProblem(undefined);
    try {
      await mutateAsync({ token, email });
    } catch (error) {
      setProblem(error instanceof Error ? error : new Error(messageOf(error)));
      return;
    }
    // A person who has left the page stays where they are.
    if (!isShown.current) return;
    // Replaces the history entry, so that Back does not open this page again.
    await navigate({
      to: '/resetpassword/confirm/$token/$email/$',
      params: { token, email, _splat: '' },
      replace: true,
    });
  }, [mutateAsync, navigate, isShown, token, email]);

  // React may run an effect twice.
  const validated = useRef('');
  useEffect(() => {
    const link = `${token} ${email}`;
    if (validated.current === link) return;
    validated.current = link;
    void validate();
  }, [validate, token, email]);

  if (!problem) {
    return (
      <AnonymousPage title={title} icon={IconKey}>
        <LoadingOverlay isLoading loadingText="Validating..." />
      </AnonymousPage>
    );
  }
  return (
    <AnonymousPage
      title={title}
      icon={IconKeyOff}
      tone="bad"
      footer={
        mayPass(problem) ? null : (
          <>
            Have you set a new password with this link already? <LoginLink>Log in</LoginLink>.
          </>
        )
      }
    >
      <FailureAlert message={problem.message} />
      {mayPass(problem) ? <Button onClick={() => void validate()}>Try again</Button> : null}
      <LinkButton to="/resetpassword" size="md" variant={mayPass(problem) ? 'default' : 'filled'}>
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
