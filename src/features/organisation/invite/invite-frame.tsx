import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { useWork } from '~/components/edit-page/use-work';
import { FailureAlert } from '~/components/notices/failure-alert';
import classes from './invite.module.css';

interface InviteFrameProps {
  /** Whether leaving would lose input. */
  isDirty: boolean;
  /** Sends the form, and rejects with the error. Returns 'stay' at once when a field is wrong. */
  onSend: () => Promise<unknown> | 'stay';
  /** Leaves without sending. */
  onCancel: () => void;
  children: ReactNode;
}

/** The form with Send and Cancel. A failure keeps the input. A second click sends nothing more. */
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
  // If the page stays after Cancel, the next key or click turns the guard on again.
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
