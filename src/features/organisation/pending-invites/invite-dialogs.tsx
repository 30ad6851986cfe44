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
  const { invite, isBusy = false, result, failure, isOffered, run, show } = action;
  const close = () => show({});
  return (
    <Dialog
      isOpen={invite !== undefined}
      title="Send again"
      onClose={close}
      isBusy={isBusy}
      actions={
        result || !isOffered ? (
          <Button ref={focus} onClick={close}>
            OK
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={close} disabled={isBusy} data-autofocus>
              Cancel
            </Button>
            <Button loading={isBusy} onClick={() => invite && run(invite)}>
              Send
            </Button>
          </>
        )
      }
    >
      <p role="status">{resendText(action)}</p>
      <Failure text={failure} />
    </Dialog>
  );
}

function resendText({ invite, result, isOffered }: InviteAction<Invite>): string {
  if (!isOffered) {
    return 'This service does not offer to send invitations again. Withdraw the invitation and invite the user once more.';
  }
  if (!result) {
    return `Send the invitation to ${invite?.email} again? It is valid anew from today.`;
  }
  const until = dateTimeText(result.expiryDateTimeUTC);
  return `The invitation was sent to ${invite?.email} again. It can be accepted until ${until}.`;
}

/** Shows a new link to an invitation, for a person to pass on. Closing it drops the link. */
export function LinkDialog({ action }: { action: InviteAction<InviteLink> }) {
  const { invite, isBusy = false, result, failure, isOffered, run, show } = action;
  const close = () => show({});
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
          {failure ? <Button onClick={() => invite && run(invite)}>Retry</Button> : null}
          {result ? (
            <CopyButton value={result.link}>
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
        {isBusy ? <p>Making a link...</p> : null}
        {isOffered ? null : <p>This service does not offer links to invitations.</p>}
        {result ? (
          <p>
            Whoever has this link can accept the invitation of {invite?.email}. Pass it on to nobody
            else. It works until {dateTimeText(result.expiryDateTimeUTC)}.
          </p>
        ) : null}
      </div>
      {result ? (
        <TextInput
          className={classes.link}
          label="Link"
          readOnly
          value={result.link}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
      <Failure text={failure} />
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
