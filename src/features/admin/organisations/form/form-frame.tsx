import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useWork } from '~/components/edit-page/use-work';
import { FailureAlert } from '~/components/notices/failure-alert';
import classes from './form-frame.module.css';

interface FormFrameProps {
  /** Whether there is something to save. */
  canSave: boolean;
  /** Saves, and rejects with the failure. Returns 'stay' at once when a field is invalid. */
  onSave: () => Promise<unknown> | 'stay';
  onCancel: () => void;
  children: ReactNode;
}

/**
 * The form beside a tree. It shows Save and Cancel while there is a change. An alert above the
 * fields shows a failed save, and the edits stay. A second click during a save sends nothing.
 */
export function FormFrame({ canSave, onSave, onCancel, children }: FormFrameProps) {
  const { work, failure, run, clearFailure } = useWork<'saving'>();
  const isSaving = work !== undefined;
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave) void run('saving', onSave);
  };

  const cancel = () => {
    clearFailure();
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
      <FailureAlert message={failure} />
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
