import { Button, TextInput } from '@mantine/core';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { ApiError, isNotOffered } from '~/api/api-error';
import type { Posted } from '~/api/client';
import { failureWords } from '~/api/failure-words';
import {
  type Invite,
  type InviteLink,
  isStillPending,
  useCreateInviteLink,
  useResendInvite,
} from '~/api/pending-invites';
import { Dialog } from '~/components/dialogs/dialog';
import { CopyButton } from '~/components/fields/copy-button';
import { useCopying } from '~/components/fields/use-copying';
import { takeFocus } from '~/components/focus';
import { passFocusOn } from '~/components/pass-focus';
import { type DateTimeText, useDateTimeText } from '~/components/use-date-time-text';
import { WorkingButton } from '~/components/working-button';
import { isOfNothing, wasDone } from '~/domain/call-outcome';
import classes from './pending-invites.module.css';

/** Provides what the service offers to do with an invitation, and the dialogs of that. */
export function useInviteActions(orgId: string) {
  const resend = useInviteAction(orgId, useResendInvite(orgId));
  const link = useInviteAction(orgId, useCreateInviteLink(orgId));
  const { show, isOffered: canResend } = resend;
  const { run, isOffered: canLink } = link;
  const offered = useMemo(
    () =>
      canResend || canLink
        ? {
            ...(canResend && { send: (invite: Invite) => show({ invite }) }),
            ...(canLink && { link: run }),
          }
        : undefined,
    [canResend, canLink, show, run],
  );
  const dialogs = (
    <>
      <ResendDialog action={resend} />
      <LinkDialog action={link} />
    </>
  );
  return { offered, dialogs };
}

/** Asks before an invitation goes out again, and reports the result. */
function ResendDialog({ action }: { action: InviteAction<Invite> }) {
  const { invite, isBusy = false, result, isDone, isGone, failure, isOffered, run, show } = action;
  const dateTimeText = useDateTimeText();
  const close = () => show({});
  return (
    <Dialog
      isOpen={invite !== undefined}
      title="Send again"
      onClose={close}
      isBusy={isBusy}
      actions={
        result || isDone || isGone || !isOffered ? (
          <Button ref={takeFocus} onClick={close}>
            OK
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={close} disabled={isBusy} data-autofocus>
              Cancel
            </Button>
            <WorkingButton loading={isBusy} onClick={() => invite && run(invite)}>
              Send
            </WorkingButton>
          </>
        )
      }
    >
      <p role="status">{resendText(action, dateTimeText)}</p>
      <Failure text={failure ?? unsentText(action)} />
    </Dialog>
  );
}

function resendText(
  { invite, result, isDone, isGone, isOffered }: InviteAction<Invite>,
  dateTimeText: DateTimeText,
) {
  if (!isOffered) {
    return 'This service does not offer to send invitations again. Withdraw the invitation and invite the user once more.';
  }
  if (isDone || isGone) return '';
  if (!result) {
    return `Send the invitation to ${invite?.email} again? Its validity starts again today.`;
  }
  const until = dateTimeText(result.expiryDateTimeUTC);
  if (result.mailState === 'Failed') return `The invitation can be accepted until ${until}.`;
  const sent = result.mailState === 'Pending' ? 'will be sent' : 'was sent';
  return `The invitation ${sent} to ${invite?.email} again. It can be accepted until ${until}.`;
}

const unsentText = ({ invite, result }: InviteAction<Invite>) =>
  result?.mailState === 'Failed'
    ? `The mail could not be sent to ${invite?.email}. Check the address, or copy a link and pass it on.`
    : undefined;

/** Shows a new link to an invitation, for a person to pass on. Closing it drops the link. */
function LinkDialog({ action }: { action: InviteAction<InviteLink> }) {
  const dateTimeText = useDateTimeText();
  const { invite, isBusy = false, result, isGone, failure, isOffered, run, show } = action;
  const copying = useCopying<HTMLInputElement>(result?.link);
  const close = () => {
    copying.forget();
    show({});
  };
  return (
    <Dialog
      isOpen={invite !== undefined}
      title="Copy link"
      onClose={close}
      isBusy={isBusy}
      size="lg"
      actions={
        <>
          <Button variant="default" onClick={close} disabled={isBusy}>
            Close
          </Button>
          {failure && !isGone ? (
            <Button ref={passFocusOn} onClick={() => invite && run(invite)}>
              Retry
            </Button>
          ) : null}
          {result ? (
            <CopyButton ref={takeFocus} isCopied={copying.isCopied} onClick={copying.copy} />
          ) : null}
        </>
      }
    >
      <div role="status">
        {isBusy ? <p>Making a link...</p> : null}
        {isOffered ? null : <p>This service does not offer links to invitations.</p>}
        {result ? (
          <p>
            Pass this link on to {invite?.email}. Somebody who is signed in with this address joins
            at once. Everybody else gets a mail to this address first, whose link accepts the
            invitation. The link works until {dateTimeText(result.expiryDateTimeUTC)}.
          </p>
        ) : null}
      </div>
      {result ? (
        <TextInput
          ref={copying.shown}
          className={classes.link}
          label="Link"
          readOnly
          value={result.link}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
      <Failure text={failure ?? copying.failure} />
    </Dialog>
  );
}

function Failure({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p role="alert" className={classes.failure}>
      {text}
    </p>
  );
}

/** What the service says of an invitation that somebody has withdrawn. */
const goneText = 'The invitation does not exist.';

interface InviteCall<Result> {
  mutateAsync: (sent: { id: string; body: undefined }) => Promise<Posted<Result>>;
  reset: () => void;
}

/** Runs a call of the contract's extension on one invitation at a time. */
function useInviteAction<Result>(orgId: string, { mutateAsync, reset }: InviteCall<Result>) {
  const queryClient = useQueryClient();
  // Without an invitation the dialog is closed. The result may be a secret, so closing drops it.
  const [state, show] = useState<{
    invite?: Invite;
    isBusy?: boolean;
    result?: Result;
    failure?: string;
    /** The failure is only that the answer could not be read. */
    isDone?: boolean;
    /** No other attempt can help: somebody has withdrawn the invitation. */
    isGone?: boolean;
  }>({});
  const [isOffered, setIsOffered] = useState(true);
  // A second click can arrive before React has drawn the first one.
  const isAtWork = useRef(false);

  const run = useCallback(
    async (invite: Invite) => {
      if (isAtWork.current) return;
      isAtWork.current = true;
      show({ invite, isBusy: true });
      try {
        const sent = { id: invite.organisationUserInviteID, body: undefined };
        const { answer: result, wasReplayed } = await mutateAsync(sent);
        const isGone = wasReplayed && (await isStillPending(queryClient, orgId, invite)) === false;
        show(isGone ? { invite, failure: goneText, isGone } : { invite, result });
      } catch (error) {
        if (await isUnknownCall(error, invite, orgId, queryClient)) {
          setIsOffered(false);
          show({ invite });
        } else {
          const [isDone, isGone] = [wasDone(error), isOfNothing(error)];
          show({ invite, failure: failureWords(error), isDone, isGone });
        }
      } finally {
        isAtWork.current = false;
        reset();
      }
    },
    [queryClient, orgId, mutateAsync, reset],
  );
  return { ...state, isOffered, run, show };
}

type InviteAction<Result> = ReturnType<typeof useInviteAction<Result>>;

/**
 * Whether a failure means that the service lacks the call. A 404
 * can also mean that the invitation is gone, so the list decides.
 */
async function isUnknownCall(
  error: unknown,
  invite: Invite,
  orgId: string,
  queryClient: QueryClient,
): Promise<boolean> {
  const isGone = error instanceof ApiError && error.status === 404;
  if (!isGone) return isNotOffered(error);
  return (await isStillPending(queryClient, orgId, invite)) === true;
}
