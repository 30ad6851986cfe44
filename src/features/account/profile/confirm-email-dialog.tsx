import { Button } from '@mantine/core';
import { Dialog } from '~/components/dialogs/dialog';

/** A new address that the service has sent a mail to, and has not taken over yet. */
export interface UnconfirmedEmail {
  email: string;
  /** The address that counts until then. */
  stored: string;
  onRead: () => void;
}

/** Says after a save that the new address is still to be confirmed (decision 0055). */
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
