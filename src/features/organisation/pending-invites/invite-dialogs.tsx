import '@mantine/core/styles/Input.css';
import { Button, CopyButton, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { Invite, InviteLink } from '~/api/pending-invites';
import { Dialog } from '~/components/dialogs/dialog';
import { dateTimeText } from '~/domain/date-time-text';
import classes from './pending-invites.module.css';
import type { InviteAction } from './use-invite-action';

/** Focuses the button that appears with the result of a call. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Asks before an invitation goes out again, and reports the result. */
export function ResendDialog({ action }: { action: InviteAction<Invite> }) {
  const { invite, state, run, close } = action;
  const isSending = state.step === 'working';
  return (
    <Dialog
      isOpen={invite !== undefined}
      title="Send again"
      onClose={close}
      isBusy={isSending}
      actions={
        state.step === 'done' || state.step === 'not-offered' ? (
          <Button ref={focus} onClick={close}>
            OK
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={close} disabled={isSending} data-autofocus>
              Cancel
            </Button>
            <Button loading={isSending} onClick={() => invite && run(invite)}>
              Send
            </Button>
          </>
        )
      }
    >
      <p role="status">{resendText(invite?.email, state)}</p>
      <Failure state={state} />
    </Dialog>
  );
}

function resendText(email: string | undefined, state: InviteAction<Invite>['state']): string {
  if (state.step === 'not-offered') {
    return 'This service does not offer to send invitations again. Withdraw the invitation and invite the user once more.';
  }
  if (state.step !== 'done') {
    return `Send the invitation to ${email} again? It is valid anew from today.`;
  }
  const until = dateTimeText(state.result.expiryDateTimeUTC);
  return `The invitation was sent to ${email} again. It can be accepted until ${until}.`;
}

/** Shows a new link to an invitation, for a person to pass on. Closing it drops the link. */
export function LinkDialog({ action }: { action: InviteAction<InviteLink> }) {
  const { invite, state, run, close } = action;
  const { step } = state;
  return (
    <Dialog
      isOpen={invite !== undefined}
      title="Copy link"
      onClose={close}
      isBusy={step === 'working'}
      size="lg"
      actions={
        <>
          <Button variant="default" onClick={close} disabled={step === 'working'}>
            Close
          </Button>
          {step === 'failed' ? <Button onClick={() => invite && run(invite)}>Retry</Button> : null}
          {step === 'done' ? (
            <CopyButton value={state.result.link}>
              {({ copied, copy }) => (
                <Button
                  ref={focus}
                  leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
                  onClick={copy}
                >
                  {copied ? 'Copied' : 'Copy'}
                </Button>
              )}
            </CopyButton>
          ) : null}
        </>
      }
    >
      <div role="status">
        {step === 'working' ? <p>Making a link...</p> : null}
        {step === 'not-offered' ? <p>This service does not offer links to invitations.</p> : null}
        {step === 'done' ? (
          <p>
            Whoever has this link can accept the invitation of {invite?.email}. Pass it on to nobody
            else. It works until {dateTimeText(state.result.expiryDateTimeUTC)}.
          </p>
        ) : null}
      </div>
      {step === 'done' ? (
        <TextInput
          className={classes.link}
          label="Link"
          readOnly
          value={state.result.link}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
      <Failure state={state} />
    </Dialog>
  );
}

function Failure({ state }: { state: InviteAction<unknown>['state'] }) {
  if (state.step !== 'failed') return null;
  return (
    <p role="alert" className={classes.failure}>
      {state.message}
    </p>
  );
}
