import type { ReactNode } from 'react';
import { takeFocus } from '../focus';
import classes from './failure-alert.module.css';

interface FailureAlertProps {
  /** What went wrong, in one or more lines. Without it, the component shows nothing. */
  message: string | undefined;
  /** What the person can do about it. */
  children?: ReactNode;
}

/** Shows why the last call of a form failed, and takes the focus, so that it is read aloud. */
export function FailureAlert({ message, children }: FailureAlertProps) {
  if (message === undefined) return null;
  return (
    // Each message has an element of its own, which takes the focus.
    <div key={message} ref={takeFocus} role="alert" tabIndex={-1} className={classes.failure}>
      <p className={classes.message}>{message}</p>
      {children}
    </div>
  );
}
