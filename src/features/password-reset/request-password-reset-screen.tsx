import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ErrorCodeOf } from '~/api/error-messages';
import { inWords } from '~/api/failure-words';
import { useSendPasswordReset } from '~/api/passwords';
import { AnonymousFormPage } from '~/components/anonymous-page/anonymous-form-page';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { useNavigateIfShown } from '~/components/use-is-shown';
import { loginAddress } from '~/domain/console-names';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { isEmailAddress, malformedAddress, pastedAddress } from '~/domain/email-address';
import { limitError } from '~/domain/typed-text';
import { useOptionalSession } from '~/session/session';

const limit = fieldLimits.SendPasswordResetRequest.email;

/**
 * The texts of error codes that only this screen has, slips included
 * (docs/product/messages.md#password-reset-request-screen).
 */
const codes = {
  BadRequest_InvalidParameters: 'Failed to send invite! Email address is invalid',
  BadRequest_EmailSendFailure:
    'Failed to send invite! The server is not able to send password resets at this time',
  BadRequest_TooManyAttempts:
    'You have tried too many times in a short period. Please wait a while before trying again',
} as const satisfies Partial<Record<ErrorCodeOf<'sendPasswordReset'>, string>>;

/** Password Reset Request (docs/product/account-and-anonymous.md#password-reset-request). */
export function RequestPasswordResetScreen() {
  const navigate = useNavigateIfShown();
  const session = useOptionalSession();
  const sendReset = useSendPasswordReset();
  const [email, setEmail] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const address = pastedAddress(email);

  const send = () => {
    const isValid = isEmailAddress(address) && limitError(address, limit) === undefined;
    setIsRefused(!isValid);
    if (!isValid) {
      field.current?.focus();
      return 'stay';
    }
    return sendReset
      .mutateAsync({ email: address })
      .then(() => navigate({ to: '/resetpassword/requestsent' }))
      .catch((error) => {
        throw inWords(error, { codes });
      });
  };

  return (
    <AnonymousFormPage
      title="Password Reset Request"
      icon={IconKey}
      intro="Enter the email address of your account. We will send you a link to set a new password."
      send={send}
      sendText="Send"
      moreActions={
        <Button component="a" variant="default" href={session ? '/' : loginAddress}>
          Cancel
        </Button>
      }
    >
      {({ clearFailure }) => (
        <LimitedTextInput
          ref={field}
          label="Email"
          limit={limit}
          asStored={pastedAddress}
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setIsRefused(false);
            clearFailure();
          }}
          error={isRefused ? malformedAddress : undefined}
          // With the type "email" a browser would rewrite characters beyond ASCII.
          inputMode="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          required
        />
      )}
    </AnonymousFormPage>
  );
}
