import { Button } from '@mantine/core';
import { Dialog } from './dialog';

interface ErrorDialogProps {
  /** What went wrong. The dialog is open while this is defined. */
  message: string | undefined;
  onClose: () => void;
  onRetry?: () => void;
}

/** Shows an error until the person closes it. */
export function ErrorDialog({ message, onClose, onRetry }: ErrorDialogProps) {
  return (
    <Dialog
      isOpen={message !== undefined}
      title="Error"
      onClose={onClose}
      actions={
        <>
          <Button variant={onRetry ? 'default' : 'filled'} onClick={onClose} data-autofocus>
            OK
          </Button>
          {onRetry ? <Button onClick={onRetry}>Retry</Button> : null}
        </>
      }
    >
      <p role="alert">{message}</p>
    </Dialog>
  );
}
