import type { ReactNode } from 'react';
import classes from './notice-panel.module.css';

interface NoticePanelProps {
  /** Why a page has nothing to show. */
  message: string;
  /** What that may come from. */
  way: string;
  /** What belongs to it, between the words and the ways on. */
  children?: ReactNode;
  /** The ways on from here. */
  actions: ReactNode;
}

/** Stands where a page has nothing to show, and leads on. */
export function NoticePanel({ message, way, children, actions }: NoticePanelProps) {
  return (
    <section className={classes.panel}>
      <div role="status">
        <p className={classes.message}>{message}</p>
        <p className={classes.way}>{way}</p>
      </div>
      {children}
      <div className={classes.ways}>{actions}</div>
    </section>
  );
}
