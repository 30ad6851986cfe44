import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Invite } from '~/api/pending-invites';
import { ConfirmDialog } from '~/components/dialogs/confirm-dialog';
import { Dialog } from '~/components/dialogs/dialog';
import { dateTimeText } from '~/domain/date-time-text';
import type { InviteActionState } from './use-invite-action';

interface ResendDialogProps {
  /** The dialog is open while there is one. */
  invite: Invite | undefined;
  state: InviteActionState<Partial<Invite>>;
  onConfirm: (invite: Invite) => void;
  onClose: () => void;
}

/** Asks before an invitation is sent again, and says what became of it. */
export function ResendDialog({ invite, state, onConfirm, onClose }: ResendDialogProps) {
  // The words stay while the dialog fades out.
  const [shown, setShown] = useState(invite);
  if (invite && invite !== shown) setShown(invite);
  const isOver = state.step === 'done' || state.step === 'not-offered';
  return (
    <>
      <ConfirmDialog
        isOpen={invite !== undefined && !isOver}
        title="Send again"
        confirmText="Send"
        isBusy={state.step === 'working'}
        error={state.step === 'failed' ? state.message : undefined}
        onConfirm={() => invite && onConfirm(invite)}
        onCancel={onClose}
      >
        Send the invitation to {shown?.email} again? It is valid anew from today.
      </ConfirmDialog>
      <Dialog
        isOpen={invite !== undefined && isOver}
        title="Send again"
        onClose={onClose}
        closesOnClickOutside
        actions={
          <Button onClick={onClose} data-autofocus>
            OK
          </Button>
        }
      >
        <p role="status">
          {state.step === 'not-offered'
            ? 'This service does not offer to send invitations again. Withdraw the invitation and invite the user once more.'
            : `The invitation was sent to ${shown?.email} again.`}
          {state.step === 'done' && state.result?.expiryDateTimeUTC
            ? ` It can be accepted until ${dateTimeText(state.result.expiryDateTimeUTC)}.`
            : null}
        </p>
      </Dialog>
    </>
  );
}
