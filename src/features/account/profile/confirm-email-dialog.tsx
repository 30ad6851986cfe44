import { Button } from '@mantine/core';
import { Dialog } from '~/components/dialogs/dialog';

/** A new address: the service has sent a mail to it and has not stored it yet. */
export interface UnconfirmedEmail {
  email: string;
  /** The address that is valid until the person confirms the new one. */
  stored: string;
  onRead: () => void;
}

/** Tells the person after a save to confirm the new address (decision 0055). */
export function ConfirmEmailDialog({ unconfirmed }: { unconfirmed: UnconfirmedEmail | undefined }) {
  const onRead = () => unconfirmed?.onRead();
  return (
    <Dialog
      isOpen={unconfirmed !== undefined}
      title="Confirm your new address"
      onClose={onRead}
      actions={
        <Button onClick={onRead} data-autofocus>
          OK
        </Button>
      }
    >
      <p>
        Your profile is saved. A mail was sent to <strong>{unconfirmed?.email}</strong>: your
        address changes when you open the link in it.
      </p>
      <p>
        Until then you sign in with <strong>{unconfirmed?.stored}</strong>.
      </p>
    </Dialog>
  );
}
