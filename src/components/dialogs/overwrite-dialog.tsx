import { Button } from '@mantine/core';
import type { ChangedField } from './changed-fields';
import { Dialog } from './dialog';

interface OverwriteDialogProps {
  /** The fields that somebody else changed. The dialog is open while there are any. */
  fields: readonly ChangedField[];
  onKeepMine: () => void;
  onLoadTheirs: () => void;
  onCancel: () => void;
}

/** Asks before a save overwrites somebody else's (docs/product/edit-pages.md#overwriting). */
export function OverwriteDialog({ fields, onCancel, ...props }: OverwriteDialogProps) {
  return (
    <Dialog
      isOpen={fields.length > 0}
      title="Changed by somebody else"
      onClose={onCancel}
      size="lg"
      changed={{ fields, captions: ['Yours', 'Theirs'] }}
      actions={
        <>
          <Button variant="default" onClick={onCancel} data-autofocus>
            Cancel
          </Button>
          <Button variant="default" onClick={props.onLoadTheirs}>
            Load theirs
          </Button>
          <Button onClick={props.onKeepMine}>Keep mine</Button>
        </>
      }
    />
  );
}
