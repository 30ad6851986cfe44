import { IconCircleCheck } from '@tabler/icons-react';
import { AnonymousPage } from '~/components/anonymous-page/anonymous-page';
import { LoginButton } from '~/components/anonymous-page/login-links';

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
