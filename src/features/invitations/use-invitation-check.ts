import { type RouterHistory, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  type AcceptInvitationRequest,
  useAcceptInvitation,
  useValidateInvitation,
} from '~/api/invitations';
import { noteSending, sendNoted } from '~/components/sending-note';
import { exactly } from '~/domain/contract/exact';

export interface Invitation {
  token: string;
  email: string;
}

/**
 * Creates placeholders for a call that needs a name and a password when the page has none
 * (docs/product/account-and-anonymous.md#placeholders). The password is random, and nobody knows
 * it. With a fixed one, a server that made an account of it would make one that everybody can sign
 * in to.
 */
function newPlaceholders(): Omit<AcceptInvitationRequest, keyof Invitation> {
  const random = crypto.getRandomValues(new Uint8Array(24));
  return {
    userShortName: 'placeholder',
    userFullName: 'placeholder',
    userPassword: Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    locale: 'en-GB',
    defaultCurrency: 'GBP',
    consentDocumentIds: [],
  };
}

const started = new Map<string, Promise<unknown>>();

/**
 * Starts a call once for each key, and returns the same promise for every later request. React runs
 * effects twice in StrictMode, and Back shows a screen again. The promises stay only in memory,
 * because a key contains a token.
 */
function startedOnce<Result>(key: string, start: () => Promise<Result>): Promise<Result> {
  const known = started.get(key) as Promise<Result> | undefined;
  if (known) return known;
  const promise = start();
  started.set(key, promise);
  return promise;
}

const keysOf = ({ token, email }: Invitation) => ({
  validation: `validate ${token} ${email}`,
  acceptance: `accept ${token} ${email}`,
});

/**
 * Validates an invitation once and follows the result
 * (docs/product/account-and-anonymous.md#validate-invitation). A new user goes to the accept form.
 * For any other success, the hook sends one acceptance with placeholders and opens the approved
 * page. Both pages replace this one in the history.
 * @returns why the check stopped: a failed call, or an acceptance with an unknown outcome; undefined
 * while it runs
 */
export function useInvitationCheck({ token, email }: Invitation): Error | 'unknown' | undefined {
  const navigate = useNavigate();
  const { history } = useRouter();
  const { mutateAsync: validate } = useValidateInvitation();
  const { mutateAsync: accept } = useAcceptInvitation();
  const [problem, setProblem] = useState<Error | 'unknown'>();

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
      if (history.location.state.isSending && !started.has(acceptance)) {
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
  started.delete(validation);
  started.delete(acceptance);
  noteSending(history, false);
}
