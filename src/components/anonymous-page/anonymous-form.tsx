import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useId } from 'react';
import type { useWork } from '../edit-page/use-work';
import { FailureAlert } from '../notices/failure-alert';
import classes from './anonymous-form.module.css';

interface AnonymousFormProps {
  /** Runs the call of the form and keeps its failure. */
  work: ReturnType<typeof useWork<'sending'>>;
  /** Sends the form. It returns 'stay' if there is nothing to send. */
  send: () => Promise<unknown> | 'stay';
  sendText: string;
  canSend?: boolean;
  /** Says below the button what the form still needs. */
  hint?: string;
  /** The fields. */
  children: ReactNode;
  /** Buttons below the one that sends the form. */
  moreActions?: ReactNode;
}

/** A form in an AnonymousPage: fields below one another, and buttons of the same width. */
export function AnonymousForm(props: AnonymousFormProps) {
  const { work, send, canSend = true, hint } = props;
  const hintId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) void work.run('sending', send);
  };
  return (
    // The fields show their own error texts, so the browser must not show its own.
    <form className={classes.form} onSubmit={submit} noValidate>
      <FailureAlert message={work.failure} />
      {props.children}
      <div className={classes.actions}>
        <Button
          type="submit"
          loading={work.work !== undefined}
          disabled={!canSend}
          aria-describedby={hint === undefined ? undefined : hintId}
        >
          {props.sendText}
        </Button>
        {hint === undefined ? null : (
          <p id={hintId} className={classes.hint}>
            {hint}
          </p>
        )}
        {props.moreActions}
      </div>
    </form>
  );
}
