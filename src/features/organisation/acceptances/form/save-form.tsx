import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import classes from './form.module.css';
import { losesSelection } from './loses-selection';

interface SaveFormProps {
  /** There is something to save. */
  isDirty: boolean;
  /** It can be saved as it is. */
  canSave: boolean;
  onSave: () => Promise<unknown>;
  onCancel: () => void;
  /** What a failed save is called, followed by why. */
  failureOf: (cause: unknown) => Error;
  children: ReactNode;
}

/**
 * A form beside the tree: Save and Cancel while there is a change. A failed save is told with a way
 * to try again, and the edits stay; a second click while a save runs sends nothing.
 */
export function SaveForm(props: SaveFormProps) {
  const { isDirty, canSave } = props;
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [said, setSaid] = useState('');
  const isAtWork = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== undefined) alert.current?.focus();
  }, [failure]);

  const save = async () => {
    if (!isDirty || !canSave || isAtWork.current) return;
    isAtWork.current = true;
    setIsSaving(true);
    setFailure(undefined);
    setSaid('');
    try {
      await props.onSave();
      setSaid('Saved.');
      // Its buttons go away with the change.
      focusHeading(form.current);
    } catch (error) {
      setFailure(props.failureOf(error).message);
    } finally {
      isAtWork.current = false;
      setIsSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const cancel = () => {
    setFailure(undefined);
    props.onCancel();
    focusHeading(form.current);
  };

  return (
    <form ref={form} noValidate onSubmit={submit} aria-busy={isSaving}>
      <fieldset className={classes.fields} disabled={isSaving}>
        {props.children}
      </fieldset>
      {failure === undefined ? null : (
        <div ref={alert} role="alert" tabIndex={-1} className={classes.failure}>
          <p>{failure}</p>
          <Button variant="default" onClick={save}>
            Retry
          </Button>
        </div>
      )}
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

/** The heading of the panel that an element is in. */
export function focusHeading(element: Element | null): void {
  element?.closest('section')?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
