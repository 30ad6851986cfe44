import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import classes from './edit-page.module.css';

interface EditPageActionsProps {
  /** The form has changes to save. Otherwise the page shows Done. */
  canSave: boolean;
  work: 'saving' | 'deleting' | undefined;
  recordName: string | undefined;
  deletionNote: string | undefined;
  onCancel: () => void;
  onDone: () => void;
  /** Undefined where the page has no Delete button. */
  onDelete: (() => Promise<void>) | undefined;
  isDeleteDisabled: boolean;
}

/** The buttons of an edit page: Save and Cancel with changes, Done without. Delete is optional. */
export function EditPageActions(props: EditPageActionsProps) {
  const { canSave, work, onDelete } = props;
  const [question, setQuestion] = useState<'open' | 'cancelled' | 'confirmed'>();
  const isBusy = work !== undefined;

  const deleteRecord = () => {
    setQuestion('confirmed');
    onDelete?.();
  };

  return (
    <div className={classes.actions}>
      {canSave || work === 'saving' ? (
        <>
          <Button type="submit" loading={work === 'saving'} disabled={work === 'deleting'}>
            Save
          </Button>
          <Button variant="default" onClick={props.onCancel} disabled={isBusy}>
            Cancel
          </Button>
        </>
      ) : (
        <Button onClick={props.onDone} disabled={isBusy}>
          Done
        </Button>
      )}
      {onDelete ? (
        <Button
          className={classes.delete}
          variant="outline"
          color="red"
          loading={work === 'deleting'}
          disabled={props.isDeleteDisabled || isBusy}
          onClick={() => setQuestion('open')}
        >
          Delete
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={question === 'open'}
        title="Delete"
        confirmText="Delete"
        isDangerous
        // After a confirmation the focus does not return here: a failure message takes it, and a
        // success leaves the page.
        returnsFocus={question !== 'confirmed'}
        onConfirm={deleteRecord}
        onCancel={() => setQuestion('cancelled')}
      >
        <p>
          {props.recordName ? `Delete "${props.recordName}"?` : 'Delete this record?'} This cannot
          be undone.
        </p>
        {props.deletionNote ? <p>{props.deletionNote}</p> : null}
      </ConfirmDialog>
    </div>
  );
}
