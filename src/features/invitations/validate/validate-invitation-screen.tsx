import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { InvitationCheck } from './invitation-check';
import { checkAnew, type Invitation } from './use-invitation-check';

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
