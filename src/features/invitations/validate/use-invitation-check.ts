import { type RouterHistory, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  type AcceptInvitationRequest,
  useAcceptInvitation,
  useValidateInvitation,
} from '~/api/invitations';
import { noteSending, sendNoted } from '~/components/sending-note';
import { exactly } from '~/domain/contract/exact';
import { newPlaceholders } from './placeholders';
import { forgetStarted, startedOnce, wasStarted } from './started-once';

export interface Invitation {
  token: string;
  email: string;
}

/** Why the check stopped: a failed call, or an acceptance with an unknown outcome. */
export type InvitationProblem = Error | 'unknown';

const keysOf = ({ token, email }: Invitation) => ({
  validation: `validate ${token} ${email}`,
  acceptance: `accept ${token} ${email}`,
});

/**
 * Validates an invitation once and follows the result
 * (docs/product/account-and-anonymous.md#validate-invitation). A new user goes to the accept form.
 * For any other success, the hook sends one acceptance with placeholders and opens the approved
 * page. Both pages replace this one in the history.
 * @returns the problem that stopped the check; undefined while there is none
 */
export function useInvitationCheck({ token, email }: Invitation): InvitationProblem | undefined {
  const navigate = useNavigate();
  const { history } = useRouter();
  const { mutateAsync: validate } = useValidateInvitation();
  const { mutateAsync: accept } = useAcceptInvitation();
  const [problem, setProblem] = useState<InvitationProblem>();

  useEffect(() => {
    let isShown = true;
    const { validation, acceptance } = keysOf({ token, email });
    const placeholders = newPlaceholders();
    const { userShortName, userFullName, userPassword } = placeholders;

    const sendAcceptance = () =>
      sendNoted(
        history,
        () => isShown,
        () => accept(exactly<AcceptInvitationRequest>()({ email, token, ...placeholders })),
      );
    const follow = async () => {
      // A reload interrupted an acceptance. Another one could be a duplicate.
      if (history.location.state.isSending && !wasStarted(acceptance)) {
        return setProblem('unknown');
      }
      const result = await startedOnce(validation, () =>
        validate({ email, token, userShortName, userFullName, userPassword }),
      );
      // A person who has left the page accepts nothing and stays where they are.
      if (!isShown) return;
      if (result?.resultText === 'Ok_NewUser') {
        const to = '/invitations/accept/$token/$email';
        return navigate({ to, params: { token, email }, replace: true });
      }
      await startedOnce(acceptance, sendAcceptance);
      if (!isShown) return;
      const state = { isExistingUser: true };
      return navigate({ to: '/invitations/approved', replace: true, state });
    };
    follow().catch((error) => {
      if (isShown) setProblem(error);
    });
    return () => {
      isShown = false;
    };
  }, [token, email, history, navigate, validate, accept]);

  return problem;
}

/** Makes the next check of the invitation start over, because a person asked for it. */
export function checkAnew(history: RouterHistory, invitation: Invitation): void {
  const { validation, acceptance } = keysOf(invitation);
  forgetStarted(validation, acceptance);
  noteSending(history, false);
}
