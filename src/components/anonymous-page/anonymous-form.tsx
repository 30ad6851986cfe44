import type { FormEvent, ReactNode } from 'react';
import { FailureAlert } from '../notices/failure-alert';
import classes from './anonymous-form.module.css';

interface AnonymousFormProps {
  onSubmit: () => void;
  /** Why the last call of the form failed. */
  failure: string | undefined;
  children: ReactNode;
  /** The buttons. The one that sends the form comes first. */
  actions: ReactNode;
}

/** A form in an AnonymousPage: fields below one another, and buttons of the same width. */
export function AnonymousForm({ onSubmit, failure, children, actions }: AnonymousFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    // The fields show their own error texts, so the browser must not show its own.
    <form className={classes.form} onSubmit={submit} noValidate>
      <FailureAlert message={failure} />
      {children}
      <div className={classes.actions}>{actions}</div>
    </form>
  );
}
