import { Button } from '@mantine/core';
import { IconMailOff, IconMailOpened, IconMailQuestion } from '@tabler/icons-react';
import { useParams, useRouter } from '@tanstack/react-router';
import { ApiError } from '~/api/api-error';
import {
  type AcceptInvitationRequest,
  useAcceptInvitation,
  useValidateInvitation,
} from '~/api/invitations';
import { AnonymousPage } from '~/components/anonymous-page/anonymous-page';
import { LoginButton } from '~/components/anonymous-page/login-links';
import { useLinkCheck } from '~/components/anonymous-page/use-link-check';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { FailureAlert } from '~/components/notices/failure-alert';
import { passFocusOn } from '~/components/pass-focus';
import { noteSending, useSendingNote } from '~/components/sending-note';
import { useIsShown, useNavigateIfShown } from '~/components/use-is-shown';
import { exactly } from '~/domain/contract/exact';
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
        <Button ref={passFocusOn} variant="default" fullWidth onClick={tryAgain}>
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
          <Button ref={passFocusOn} fullWidth onClick={tryAgain}>
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

/**
 * Creates placeholders for a call that needs a name and a password when the page has none
 * (docs/product/account-and-anonymous.md#placeholders). The password is random, and nobody knows
 * it. With a fixed one, a server that made an account of it would make one that everybody can sign
 * in to.
 */
function newPlaceholders() {
  const random = crypto.getRandomValues(new Uint8Array(24));
  return {
    userShortName: 'placeholder',
    userFullName: 'placeholder',
    userPassword: Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join(''),
  };
}

interface InvitationCalls {
  validation?: ReturnType<ReturnType<typeof useValidateInvitation>['mutateAsync']>;
  acceptance?: ReturnType<ReturnType<typeof useAcceptInvitation>['mutateAsync']>;
}

/**
 * The calls for each link since the page was loaded. Back shows a screen again and must not repeat
 * them. They stay only in memory, because a key contains a token.
 */
const callsByLink = new Map<string, InvitationCalls>();

/** The problem of a page that was loaded again while an acceptance was running. */
const unknownOutcome = new Error(
  'The page was loaded again while your invitation was being accepted. Sign in to see whether you have joined.',
);

/**
 * Validates an invitation once and follows the result
 * (docs/product/account-and-anonymous.md#validate-invitation). A new user goes to the accept form.
 * For any other success, the hook sends one acceptance with placeholders and opens the approved
 * page. Both pages replace this one in the history.
 * @returns why the check stopped: a failed call, or `unknownOutcome`; undefined while it runs
 */
function useInvitationCheck({ token, email }: { token: string; email: string }) {
  const navigate = useNavigateIfShown();
  const isShown = useIsShown();
  const router = useRouter();
  const { noted } = useSendingNote();
  const { mutateAsync: validate } = useValidateInvitation();
  const { mutateAsync: accept } = useAcceptInvitation();
  const link = `${token} ${email}`;

  const { problem, checkAgain } = useLinkCheck(async () => {
    const calls = callsByLink.get(link) ?? {};
    callsByLink.set(link, calls);
    // A reload interrupted an acceptance. Another one could be a duplicate.
    if (router.history.location.state.isSending && !calls.acceptance) throw unknownOutcome;

    const body = { email, token, ...newPlaceholders() };
    calls.validation ??= validate(body);
    const result = await calls.validation;
    if (result?.resultText === 'Ok_NewUser') {
      const to = '/invitations/accept/$token/$email';
      return navigate({ to, params: { token, email }, replace: true });
    }
    // A person who has left the page accepts nothing.
    if (!isShown.current) return;
    const defaults = { locale: 'en-GB', defaultCurrency: 'GBP', consentDocumentIds: [] };
    const request = exactly<AcceptInvitationRequest>()({ ...body, ...defaults });
    calls.acceptance ??= noted(() => accept(request));
    const accepted = await calls.acceptance;
    const linkMailedTo = accepted?.isLinkMailed ? email : undefined;
    const linkMailState = accepted?.mailState;
    const state = { isExistingUser: true, linkMailedTo, linkMailState };
    return navigate({ to: '/invitations/approved', replace: true, state });
  });

  const tryAgain = () => {
    callsByLink.delete(link);
    noteSending(router, false);
    checkAgain();
  };
  return { problem, tryAgain };
}
