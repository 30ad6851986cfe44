import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { useWork } from '~/components/edit-page/use-work';
import { FailureAlert } from '~/components/failure-alert/failure-alert';
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
  const { work, failure, run } = useWork<'sending'>();
  const isSending = work !== undefined;
  const isLeaving = useRef(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run('sending', onSend);
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
      <FailureAlert message={failure} />
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
