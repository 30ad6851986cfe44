import type { ReactNode } from 'react';
import classes from './notice-panel.module.css';

interface NoticePanelProps {
  /** Why a page has nothing to show. */
  message: string;
  /** The likely cause, or what to do. */
  way: string;
  /** Content between the texts and the actions. */
  children?: ReactNode;
  actions: ReactNode;
}

/** The panel of a page that has nothing to show. It says why and leads on. */
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
