import '@mantine/core/styles/Input.css';
import { Button, CopyButton, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Invite, InviteLink } from '~/api/pending-invites';
import { Dialog } from '~/components/dialogs/dialog';
import { dateTimeText } from '~/domain/date-time-text';
import classes from './pending-invites.module.css';
import type { InviteActionState } from './use-invite-action';

interface LinkDialogProps {
  /** The dialog is open while this is set. */
  invite: Invite | undefined;
  state: InviteActionState<InviteLink>;
  onRetry: (invite: Invite) => void;
  onClose: () => void;
}

/** Shows a new link to an invitation, for a person to pass on. Closing it drops the link. */
export function LinkDialog({ invite, state, onRetry, onClose }: LinkDialogProps) {
  // The text stays while the dialog fades out. The link does not.
  const [shown, setShown] = useState(invite);
  if (invite && invite !== shown) setShown(invite);
  const isFailed = state.step === 'failed';
  const copyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state.step === 'done') copyButton.current?.focus();
  }, [state.step]);

  return (
    <Dialog
      isOpen={invite !== undefined}
      title="Copy link"
      onClose={onClose}
      isBusy={state.step === 'working'}
      size="lg"
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={state.step === 'working'}>
            Close
          </Button>
          {isFailed ? <Button onClick={() => invite && onRetry(invite)}>Retry</Button> : null}
          {state.step === 'done' ? (
            <CopyButton value={state.result.link}>
              {({ copied, copy }) => (
                <Button
                  ref={copyButton}
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
        {state.step === 'working' ? <p>Making a link...</p> : null}
        {state.step === 'not-offered' ? (
          <p>This service does not offer links to invitations.</p>
        ) : null}
        {state.step === 'done' ? (
          <p>
            Whoever has this link can accept the invitation of {shown?.email}. Pass it on to nobody
            else. It works until {dateTimeText(state.result.expiryDateTimeUTC)}.
          </p>
        ) : null}
      </div>
      {state.step === 'done' ? (
        <TextInput
          className={classes.link}
          label="Link"
          readOnly
          value={state.result.link}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
      {isFailed ? (
        <p role="alert" className={classes.failure}>
          {state.message}
        </p>
      ) : null}
    </Dialog>
  );
}
