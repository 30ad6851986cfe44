import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react';
import type { Completion } from '~/domain/call-outcome';
import { useWork } from '../edit-page/use-work';
import { FailureAlert } from '../notices/failure-alert';
import { WorkingButton } from '../working-button';
import classes from './anonymous-form-page.module.css';
import { AnonymousPage } from './anonymous-page';

interface AnonymousFormPageProps
  extends Omit<ComponentProps<typeof AnonymousPage>, 'tone' | 'footer' | 'children'> {
  /** Sends the form. It returns 'stay' if there is nothing to send. */
  send: () => Completion | 'stay';
  sendText: string;
  canSend?: boolean;
  /** Says below the button what the form still needs. */
  hint?: string;
  /** Buttons below the one that sends the form. */
  moreActions?: ReactNode;
  footerOfFailure?: ReactNode;
  children: (sending: {
    isSending: boolean;
    failure: string | undefined;
    clearFailure: () => void;
  }) => ReactNode;
}

/** An AnonymousPage with a form: fields below one another, and buttons of the same width. */
export function AnonymousFormPage(props: AnonymousFormPageProps) {
  const { send, sendText, canSend = true, hint, moreActions, ...others } = props;
  const { footerOfFailure, children, ...page } = others;
  const { work, failure, run, clearFailure } = useWork<'sending'>();
  const isSending = work !== undefined;
  const hintId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) void run('sending', send);
  };
  return (
    <AnonymousPage {...page} footer={failure === undefined ? null : footerOfFailure}>
      {/* The fields show their own error texts, so the browser must not show its own. */}
      <form className={classes.form} onSubmit={submit} noValidate>
        <FailureAlert message={failure} />
        {children({ isSending, failure, clearFailure })}
        <div className={classes.actions}>
          <WorkingButton
            type="submit"
            loading={isSending}
            disabled={!canSend}
            aria-describedby={hint === undefined ? undefined : hintId}
          >
            {sendText}
          </WorkingButton>
          {hint === undefined ? null : (
            <p id={hintId} className={classes.hint}>
              {hint}
            </p>
          )}
          {moreActions}
        </div>
      </form>
    </AnonymousPage>
  );
}
