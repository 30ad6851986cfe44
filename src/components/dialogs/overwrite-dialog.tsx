import { Button } from '@mantine/core';
import { Dialog } from './dialog';
import classes from './dialog.module.css';

/** A field that somebody else changed, with both values as text. */
export interface OverwriteField {
  label: string;
  mine: string;
  theirs: string;
}

interface OverwriteDialogProps {
  /** The dialog is open while the list has entries. */
  fields: readonly OverwriteField[];
  onKeepMine: () => void;
  onLoadTheirs: () => void;
  onCancel: () => void;
}

/** Asks before a save overwrites somebody else's (docs/product/edit-pages.md#overwriting). */
export function OverwriteDialog(props: OverwriteDialogProps) {
  const { fields, onKeepMine, onLoadTheirs, onCancel } = props;
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
          <Button variant="default" onClick={onLoadTheirs}>
            Load theirs
          </Button>
          <Button onClick={onKeepMine}>Keep mine</Button>
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
