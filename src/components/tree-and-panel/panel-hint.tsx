import type { ReactNode } from 'react';
import classes from './tree-and-panel.module.css';

/** The text of the right panel while it has nothing to show. */
export function PanelHint({ children }: { children: ReactNode }) {
  return <p className={classes.hint}>{children}</p>;
}
