import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Invite } from '~/api/pending-invites';
import { Dialog } from '~/components/dialogs/dialog';
import { dateTimeText } from '~/domain/date-time-text';
import classes from './pending-invites.module.css';
import type { InviteActionState } from './use-invite-action';

interface ResendDialogProps {
  /** The dialog is open while this is set. */
  invite: Invite | undefined;
  state: InviteActionState<Invite>;
  onConfirm: (invite: Invite) => void;
  onClose: () => void;
}

/** Asks before an invitation goes out again, and reports the result. */
export function ResendDialog({ invite, state, onConfirm, onClose }: ResendDialogProps) {
  // The text stays while the dialog fades out.
  const [shown, setShown] = useState({ invite, state });
  if (invite && (invite !== shown.invite || state !== shown.state)) setShown({ invite, state });
  const { step } = shown.state;
  const isOver = step === 'done' || step === 'not-offered';
  const isSending = step === 'working';
  const ok = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOver) ok.current?.focus();
  }, [isOver]);

  return (
    <Dialog
      isOpen={invite !== undefined}
      title="Send again"
      onClose={onClose}
      isBusy={isSending}
      actions={
        isOver ? (
          <Button ref={ok} onClick={onClose}>
            OK
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={onClose} disabled={isSending} data-autofocus>
              Cancel
            </Button>
            <Button loading={isSending} onClick={() => invite && onConfirm(invite)}>
              Send
            </Button>
          </>
        )
      }
    >
      <p role="status">{wordsOf(shown.invite?.email, shown.state)}</p>
      {shown.state.step === 'failed' ? (
        <p role="alert" className={classes.failure}>
          {shown.state.message}
        </p>
      ) : null}
    </Dialog>
  );
}

function wordsOf(email: string | undefined, state: ResendDialogProps['state']): string {
  if (state.step === 'not-offered') {
    return 'This service does not offer to send invitations again. Withdraw the invitation and invite the user once more.';
  }
  if (state.step !== 'done') {
    return `Send the invitation to ${email} again? It is valid anew from today.`;
  }
  const until = dateTimeText(state.result.expiryDateTimeUTC);
  return `The invitation was sent to ${email} again. It can be accepted until ${until}.`;
}
