import { IconLockPassword } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { ErrorCodeOf } from '~/api/error-messages';
import { inWords } from '~/api/failure-words';
import { useConfirmPasswordReset } from '~/api/passwords';
import { AnonymousFormPage } from '~/components/anonymous-page/anonymous-form-page';
import { LoginLink } from '~/components/anonymous-page/login-links';
import { NewPasswordFields } from '~/components/password-fields/new-password-fields';
import { AccountName } from '~/components/password-fields/password-field';
import { useSendingNote } from '~/components/sending-note';
import { TextLink } from '~/components/text-link';
import { useNavigateIfShown } from '~/components/use-is-shown';
import { canBeSent, noNewPassword } from '~/domain/password-strength';
import classes from './confirm-password-reset-screen.module.css';

/**
 * The texts of error codes that only this screen has
 * (docs/product/messages.md#password-reset-confirm-screen).
 */
const codes = {
  NotFound_ExpiredOrMissing:
    'Password reset request not found or has expired. Please send a new request to try again.',
  BadRequest_InvalidParameters: 'Password reset request is not valid.',
  BadRequest_Expired: 'Password reset request has expired. Please send a new request to try again.',
  BadRequest_PasswordTooShort: 'Specified password is too short.',
  BadRequest_PasswordTooCommon: 'Specified password is too common and not secure enough.',
} as const satisfies Partial<Record<ErrorCodeOf<'confirmPasswordReset'>, string>>;

/** Confirm Reset (docs/product/account-and-anonymous.md#confirm-reset). */
export function ConfirmPasswordResetScreen() {
  const { token, email } = useParams({ from: '/_anonymous/resetpassword/confirm/$token/$email/$' });
  const navigate = useNavigateIfShown();
  const confirmReset = useConfirmPasswordReset();
  const { wasSending, noted } = useSendingNote();
  const [newPassword, setNewPassword] = useState(noNewPassword);

  const send = () =>
    noted(() => confirmReset.mutateAsync({ token, email, userPassword: newPassword.password }))
      // Replaces the history entry, so that Back does not lead to a used token.
      .then(() => navigate({ to: '/resetpassword/complete', replace: true }))
      .catch((error) => {
        throw inWords(error, { codes });
      });

  return (
    <AnonymousFormPage
      title="Confirm Reset"
      icon={IconLockPassword}
      intro={
        <>
          Choose a new password for <strong className={classes.email}>{email}</strong>.
        </>
      }
      footerOfFailure={
        <>
          Is the link too old?{' '}
          <TextLink to="/resetpassword" isUnderlined>
            Send a new request
          </TextLink>
          . Have you set a new password with it already? <LoginLink>Sign in</LoginLink>.
        </>
      }
      send={send}
      sendText="Accept"
      canSend={canBeSent(newPassword)}
    >
      {({ isSending, failure }) => (
        <>
          {wasSending && failure === undefined ? (
            <p role="status" className={classes.note}>
              You left this page, or loaded it again, while a new password was being saved.{' '}
              <LoginLink>Sign in</LoginLink> with it. If that does not work, choose one here again.
            </p>
          ) : null}
          <AccountName email={email} />
          <NewPasswordFields value={newPassword} onChange={setNewPassword} isDisabled={isSending} />
        </>
      )}
    </AnonymousFormPage>
  );
}
