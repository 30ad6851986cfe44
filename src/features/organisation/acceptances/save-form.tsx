import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { inWords, type ScreenWords } from '~/api/failure-words';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { type RecordFormOptions, useRecordForm } from '~/components/edit-page/use-record-form';
import { useWork } from '~/components/edit-page/use-work';
import { FailureAlert } from '~/components/notices/failure-alert';
import { passFocusOn } from '~/components/pass-focus';
import type { PanelFocus } from '~/components/tree-and-panel';
import { WorkingButton } from '~/components/working-button';
import classes from './forms.module.css';

const selectionParameters = ['app', 'version', 'acceptance'] as const;

/** Asks before a person loses the edits of a form by a selection of another entry. */
export const SelectionGuard = (props: { hasUnsavedChanges: () => boolean; isSaving?: boolean }) => (
  <UnsavedChangesGuard {...props} recordParameters={selectionParameters} />
);

interface SaveFormProps<Stored extends object, Form extends object>
  extends Omit<RecordFormOptions<Stored, Form>, 'errorsOf' | 'untrimmed' | 'secrets'> {
  canSave: (values: Form) => boolean;
  /** The text before the reason of a failed save. */
  words: ScreenWords;
  focus: PanelFocus;
  children: (values: Form, change: (values: Form) => void) => ReactNode;
}

/**
 * A form beside the tree. It has Save and Cancel while there is an edit. After a failed save it
 * keeps the edits and shows the failure with Retry. A second click during a save sends nothing.
 */
export function SaveForm<Stored extends object, Form extends object>(
  props: SaveFormProps<Stored, Form>,
) {
  const { form, isDirty, save, discard, overwriteQuestion, isAsking } = useRecordForm({
    ...props,
    errorsOf: () => ({}),
  });
  const { work, failure, run, clearFailure } = useWork<'saving'>();
  const [isSaved, setIsSaved] = useState(false);
  const isSaving = work !== undefined;
  const canSave = props.canSave(form.values);

  // Save and Cancel disappear with the edit, and would lose the focus.
  const finish = () => {
    clearFailure();
    props.focus.toHeading();
  };
  const cancel = () => {
    discard();
    finish();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isDirty || !canSave) return;
    setIsSaved(false);
    const action = () => {
      const outcome = save();
      return outcome === 'stay'
        ? outcome
        : outcome.catch((cause) => Promise.reject(inWords(cause, props.words)));
    };
    void run('saving', action, () => {
      setIsSaved(true);
      finish();
    });
  };

  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-busy={isSaving}>
      <fieldset className={classes.fields} disabled={isSaving}>
        {props.children(form.values, form.setValues)}
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
          <Button variant="default" onClick={cancel} disabled={isSaving}>
            Cancel
          </Button>
        </div>
      ) : null}
      <p role="status" className={classes.saved}>
        {isSaved && !isDirty ? 'Saved.' : ''}
      </p>
      {overwriteQuestion}
      <SelectionGuard hasUnsavedChanges={() => isDirty} isSaving={isSaving && !isAsking} />
    </form>
  );
}
