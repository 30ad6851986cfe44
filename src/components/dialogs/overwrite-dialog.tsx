import { Button } from '@mantine/core';
import { Dialog } from './dialog';
import classes from './dialog.module.css';

interface OverwriteDialogProps {
  /** The fields that somebody else changed. The dialog is open while there are any. */
  fields: readonly Record<'label' | 'mine' | 'theirs', string>[];
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
    >
      <p>Since you opened this record, somebody else has saved other values.</p>
      <table className={classes.fields}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Yours</th>
            <th scope="col">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.label}>
              <th scope="row">{field.label}</th>
              <td>{field.mine || '(empty)'}</td>
              <td>{field.theirs || '(empty)'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
