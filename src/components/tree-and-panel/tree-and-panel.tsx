import type { ReactNode } from 'react';
import classes from './tree-and-panel.module.css';

/**
 * A tree beside the panel of its selected entry. On a narrow screen, the panel stands below the
 * tree.
 */
export function TreeAndPanel({ children }: { children: ReactNode }) {
  return <div className={classes.panels}>{children}</div>;
}
