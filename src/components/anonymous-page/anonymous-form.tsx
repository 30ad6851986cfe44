import type { FormEvent, ReactNode } from 'react';
import classes from './anonymous-form.module.css';

interface AnonymousFormProps {
  onSubmit: () => void;
  children: ReactNode;
  /** The buttons. The one that sends the form comes first. */
  actions: ReactNode;
}

/** A form in an AnonymousPage: fields below one another, and buttons of the same width. */
export function AnonymousForm({ onSubmit, children, actions }: AnonymousFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    // The fields show their own error texts, so the browser must not show its own.
    <form className={classes.form} onSubmit={submit} noValidate>
      {children}
      <div className={classes.actions}>{actions}</div>
    </form>
  );
}
