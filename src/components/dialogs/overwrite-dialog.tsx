import { Button } from '@mantine/core';
import { Dialog } from './dialog';
import classes from './dialog.module.css';

/** A field that somebody else has changed: two of its values, in words. */
export interface ChangedField {
  label: string;
  values: readonly [string, string];
}

interface ChangedFieldsProps {
  fields: readonly ChangedField[];
  captions: readonly [string, string];
}

/** Shows what somebody else has saved since the person opened the record. */
export function ChangedFields({ fields, captions }: ChangedFieldsProps) {
  return (
    <>
      <p>Since you opened this record, somebody else has saved other values.</p>
      <table className={classes.fields}>
        <thead>
          <tr>
            {['Field', ...captions].map((caption) => (
              <th key={caption} scope="col">
                {caption}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ label, values: [first, second] }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{first || '(empty)'}</td>
              <td>{second || '(empty)'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

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
      <ChangedFields fields={fields} captions={['Yours', 'Theirs']} />
    </Dialog>
  );
}
