import { type ReactNode, useEffect, useRef } from 'react';
import classes from './failure-alert.module.css';

interface FailureAlertProps {
  /** What went wrong, in one or more lines; nothing is shown without it. */
  message: string | undefined;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Says in a form what went wrong with its last call, and takes the focus so that it is read. */
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
