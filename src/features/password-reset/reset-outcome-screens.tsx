import { IconCircleCheck, IconMailForward } from '@tabler/icons-react';
import { AnonymousPage } from '~/components/anonymous-page/anonymous-page';
import { LoginButton } from '~/components/anonymous-page/login-links';
import { TextLink } from '~/components/text-link';

/**
 * Says that a reset was sent (docs/product/account-and-anonymous.md#reset-sent). It does not reveal
 * whether the address has an account.
 */
export function ResetSentScreen() {
  return (
    <AnonymousPage
      title="Reset sent"
      icon={IconMailForward}
      tone="good"
      intro="If there is an account with this email address, a link to set a new password is on its way to it."
      footer={
        <>
          Nothing arrived? Look into your spam folder, or{' '}
          <TextLink to="/resetpassword" isUnderlined>
            send a new request
          </TextLink>
          .
        </>
      }
    >
      <LoginButton />
    </AnonymousPage>
  );
}

/** Password Reset Complete (docs/product/account-and-anonymous.md#password-reset-complete). */
export function ResetCompleteScreen() {
  return (
    <AnonymousPage
      title="Password Reset Complete"
      icon={IconCircleCheck}
      tone="good"
      intro={<p role="status">You have successfully changed your password.</p>}
    >
      <LoginButton />
    </AnonymousPage>
  );
}
