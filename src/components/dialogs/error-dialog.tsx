import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from './dialog';

interface ErrorDialogProps {
  /** What went wrong; the dialog is open while there is something. */
  message: string | undefined;
  title?: string;
  /** Called by OK, Escape and the close button. */
  onClose: () => void;
}

/** Says what went wrong, until it is acknowledged with OK. */
export function ErrorDialog({ message, title = 'Error', onClose }: ErrorDialogProps) {
  // The words stay while the dialog fades out.
  const [shown, setShown] = useState(message);
  if (message !== undefined && message !== shown) setShown(message);
  return (
    <Dialog
      isOpen={message !== undefined}
      title={title}
      onClose={onClose}
      actions={
        <Button onClick={onClose} data-autofocus>
          OK
        </Button>
      }
    >
      <p role="alert">{shown}</p>
    </Dialog>
  );
}
