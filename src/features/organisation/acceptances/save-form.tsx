import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { inWords, type ScreenWords } from '~/api/failure-words';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { useWork } from '~/components/edit-page/use-work';
import { FailureAlert } from '~/components/notices/failure-alert';
import { passFocusOn } from '~/components/pass-focus';
import type { PanelFocus } from '~/components/tree-and-panel';
import { WorkingButton } from '~/components/working-button';
import type { Completion } from '~/domain/call-outcome';
import { IncompleteRecord } from '~/domain/contract/did-not-come';
import classes from './forms.module.css';

const selectionParameters = ['app', 'version', 'acceptance'] as const;

/** Asks before a person loses the edits of a form by a selection of another entry. */
export const SelectionGuard = (props: { hasUnsavedChanges: () => boolean }) => (
  <UnsavedChangesGuard {...props} recordParameters={selectionParameters} />
);

/**
 * A form beside the tree. It has Save and Cancel while there is an edit. After a failed save it
 * keeps the edits and shows the failure with Retry. A second click during a save sends nothing.
 */
export function SaveForm<Values>(props: {
  stored: Values;
  isChanged: (values: Values) => boolean;
  canSave: (values: Values) => boolean;
  onSave: (values: Values) => Completion;
  /** The text before the reason of a failed save. */
  words: ScreenWords;
  focus: PanelFocus;
  children: (values: Values, change: (values: Values) => void) => ReactNode;
}) {
  const [edited, setEdited] = useState<Values>();
  const { work, failure, run, clearFailure } = useWork<'saving'>();
  const [isSaved, setIsSaved] = useState(false);
  const values = edited ?? props.stored;
  const isSaving = work !== undefined;
  const isDirty = edited !== undefined && props.isChanged(edited);
  const canSave = props.canSave(values);

  // Save and Cancel disappear with the edit, and would lose the focus.
  const finish = () => {
    setEdited(undefined);
    clearFailure();
    props.focus.toHeading();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isDirty || !canSave) return;
    setIsSaved(false);
    const action = () =>
      props.onSave(values).catch((cause) => {
        throw cause instanceof IncompleteRecord ? cause : inWords(cause, props.words);
      });
    void run('saving', action, () => {
      setIsSaved(true);
      finish();
    });
  };

  return (
    <form className={classes.form} noValidate onSubmit={save} aria-busy={isSaving}>
      <fieldset className={classes.fields} disabled={isSaving}>
        {props.children(values, setEdited)}
      </fieldset>
      <FailureAlert message={failure}>
        <Button ref={passFocusOn} type="submit" variant="default">
          Retry
        </Button>
      </FailureAlert>
      {isDirty || isSaving ? (
        <div className={classes.actions}>
          <WorkingButton type="submit" loading={isSaving} disabled={!canSave}>
            Save
          </WorkingButton>
          <Button variant="default" onClick={finish} disabled={isSaving}>
            Cancel
          </Button>
        </div>
      ) : null}
      <p role="status" className={classes.saved}>
        {isSaved && !isDirty ? 'Saved.' : ''}
      </p>
      <SelectionGuard hasUnsavedChanges={() => isDirty} />
    </form>
  );
}
