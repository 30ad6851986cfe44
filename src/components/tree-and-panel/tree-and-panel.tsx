import type { ReactNode } from 'react';
import classes from './tree-and-panel.module.css';

/** A tree beside the panel of what is selected in it; one below the other on a narrow screen. */
export function TreeAndPanel({ children }: { children: ReactNode }) {
  return <div className={classes.panels}>{children}</div>;
}
