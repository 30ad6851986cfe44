import type { FormEvent, ReactNode } from 'react';
import classes from './anonymous-form.module.css';

interface AnonymousFormProps {
  onSubmit: () => void;
  children: ReactNode;
  /** The buttons, the one that sends first. */
  actions: ReactNode;
}

/** A form in an AnonymousPage: fields below one another, and buttons as wide as they are. */
export function AnonymousForm({ onSubmit, children, actions }: AnonymousFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    // The fields say themselves what is wrong with them, in the console's words.
    <form className={classes.form} onSubmit={submit} noValidate>
      {children}
      <div className={classes.actions}>{actions}</div>
    </form>
  );
}
