import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './form-frame.module.css';

interface FormFrameProps {
  /** There is something to save. */
  canSave: boolean;
  /** Saves; rejects with what went wrong. 'stay' at once when a field is wrong. */
  onSave: () => Promise<unknown> | 'stay';
  onCancel: () => void;
  children: ReactNode;
}

/**
 * The form beside a tree: Save and Cancel while there is a change. A failed save is told above the
 * fields and the edits stay; a second click while a save runs sends nothing.
 */
export function FormFrame({ canSave, onSave, onCancel, children }: FormFrameProps) {
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isAtWork = useRef(false);
  const alert = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (failure !== undefined) alert.current?.focus();
  }, [failure]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSave || isAtWork.current) return;
    const outcome = onSave();
    if (outcome === 'stay') return;
    isAtWork.current = true;
    setIsSaving(true);
    setFailure(undefined);
    try {
      await outcome;
    } catch (error) {
      setFailure((error instanceof Error && error.message) || 'Your request has been rejected');
    } finally {
      isAtWork.current = false;
      setIsSaving(false);
    }
  };

  const cancel = () => {
    setFailure(undefined);
    onCancel();
  };

  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
      if (!isSave || event.altKey || event.defaultPrevented) return;
      event.preventDefault();
      if (!document.querySelector('[aria-modal="true"]')) form.current?.requestSubmit();
    };
    window.addEventListener('keydown', saveByKey);
    return () => window.removeEventListener('keydown', saveByKey);
  }, []);

  return (
    <form ref={form} noValidate className={classes.form} onSubmit={submit} aria-busy={isSaving}>
      {failure === undefined ? null : (
        <div ref={alert} role="alert" tabIndex={-1} className={classes.failure}>
          {failure}
        </div>
      )}
      <fieldset className={classes.fields} disabled={isSaving}>
        {children}
      </fieldset>
      {canSave || isSaving ? (
        <div className={classes.actions}>
          <Button type="submit" loading={isSaving}>
            Save
          </Button>
          <Button variant="default" onClick={cancel} disabled={isSaving}>
            Cancel
          </Button>
        </div>
      ) : null}
    </form>
  );
}
