import { type ReactNode, useEffect, useRef } from 'react';
import classes from './failure-alert.module.css';

interface FailureAlertProps {
  /** What went wrong, in one or more lines. Without it, the component shows nothing. */
  message: string | undefined;
  /** What the person can do about it. */
  children?: ReactNode;
}

/** Shows why the last call of a form failed, and takes the focus, so that it is read aloud. */
export function FailureAlert({ message, children }: FailureAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== undefined) alert.current?.focus();
  }, [message]);
  if (message === undefined) return null;
  return (
    <div ref={alert} role="alert" tabIndex={-1} className={classes.failure}>
      <p className={classes.message}>{message}</p>
      {children}
    </div>
  );
}
