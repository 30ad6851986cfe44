import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { inWords, type ScreenWords } from '~/api/failure-words';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { useWork } from '~/components/edit-page/use-work';
import { FailureAlert } from '~/components/notices/failure-alert';
import classes from './form.module.css';
import { losesSelection } from './loses-selection';

interface SaveFormProps {
  /** Whether there is something to save. */
  isDirty: boolean;
  /** Whether the form is complete. */
  canSave: boolean;
  onSave: () => Promise<unknown>;
  onCancel: () => void;
  /** The text before the reason of a failed save. */
  words: ScreenWords;
  children: ReactNode;
}

/**
 * A form beside the tree. It has Save and Cancel while there is an edit. After a failed save it
 * keeps the edits and shows the failure with Retry. A second click during a save sends nothing.
 */
export function SaveForm(props: SaveFormProps) {
  const { isDirty, canSave } = props;
  const { work, failure, run, clearFailure } = useWork<'saving'>();
  const isSaving = work !== undefined;
  const [said, setSaid] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const save = () => {
    if (!isDirty || !canSave) return;
    setSaid('');
    void run(
      'saving',
      () => props.onSave().catch((cause) => Promise.reject(inWords(cause, props.words))),
      () => {
        setSaid('Saved.');
        // Save disappears with the edit, and would lose the focus.
        focusHeading(form.current);
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const cancel = () => {
    clearFailure();
    props.onCancel();
    focusHeading(form.current);
  };

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit} aria-busy={isSaving}>
      <fieldset className={classes.fields} disabled={isSaving}>
        {props.children}
      </fieldset>
      <FailureAlert message={failure}>
        <Button variant="default" onClick={save}>
          Retry
        </Button>
      </FailureAlert>
      {isDirty || isSaving ? (
        <div className={classes.actions}>
          <Button type="submit" loading={isSaving} disabled={!canSave}>
            Save
          </Button>
          <Button variant="default" onClick={cancel} disabled={isSaving}>
            Cancel
          </Button>
        </div>
      ) : null}
      <p role="status" className={classes.said}>
        {isDirty ? '' : said}
      </p>
      <UnsavedChangesGuard hasUnsavedChanges={() => isDirty} losesEdits={losesSelection} />
    </form>
  );
}

/** Focuses the heading of the panel that contains the element. */
export function focusHeading(element: Element | null): void {
  element?.closest('section')?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
