import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import classes from './invite.module.css';

interface InviteFrameProps {
  /** Something is filled in that leaving would lose. */
  isDirty: boolean;
  /** Sends; rejects with what went wrong. 'stay' at once when a field is wrong. */
  onSend: () => Promise<unknown> | 'stay';
  /** Leaves without sending. */
  onCancel: () => void;
  children: ReactNode;
}

/** The form with Send and Cancel. A failure keeps everything; a second click sends nothing more. */
export function InviteFrame({ isDirty, onSend, onCancel, children }: InviteFrameProps) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isAtWork = useRef(false);
  const isLeaving = useRef(false);
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure !== undefined) alert.current?.focus();
  }, [failure]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isAtWork.current) return;
    const outcome = onSend();
    if (outcome === 'stay') return;
    isAtWork.current = true;
    setIsSending(true);
    setFailure(undefined);
    try {
      await outcome;
    } catch (error) {
      setFailure((error instanceof Error && error.message) || 'Your request has been rejected');
    } finally {
      isAtWork.current = false;
      setIsSending(false);
    }
  };

  const cancel = () => {
    isLeaving.current = true;
    onCancel();
  };
  // Where the page stayed after all, what is filled in is guarded again.
  const stay = () => {
    isLeaving.current = false;
  };

  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={submit}
      onKeyDownCapture={stay}
      onPointerDownCapture={stay}
      aria-busy={isSending}
    >
      {failure === undefined ? null : (
        <div ref={alert} role="alert" tabIndex={-1} className={classes.failure}>
          {failure}
        </div>
      )}
      <fieldset className={classes.fields} disabled={isSending}>
        {children}
      </fieldset>
      <div className={classes.actions}>
        <Button type="submit" loading={isSending}>
          Send
        </Button>
        <Button variant="default" onClick={cancel} disabled={isSending}>
          Cancel
        </Button>
      </div>
      <UnsavedChangesGuard hasUnsavedChanges={() => isDirty && !isLeaving.current} />
    </form>
  );
}
