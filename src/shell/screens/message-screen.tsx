import type { ReactNode } from 'react';
import classes from './message-screen.module.css';

interface MessageScreenProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** A page that only says something: what went wrong, or what is not here, and the way on. */
export function MessageScreen({ title, children, actions }: MessageScreenProps) {
  return (
    <section className={classes.message}>
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </section>
  );
}
