import type { ReactNode } from 'react';
import classes from './tree-and-panel.module.css';

/** What stands in the right panel while there is nothing to show. */
export function PanelHint({ children }: { children: ReactNode }) {
  return <p className={classes.hint}>{children}</p>;
}
