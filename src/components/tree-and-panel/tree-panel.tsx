import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import classes from './tree-and-panel.module.css';

interface TreePanelProps {
  ref: Ref<HTMLElement>;
  label: string;
  className?: string;
  children: ReactNode;
}

/** The left panel: a tree and its controls. The tree stays visible and scrolls by itself. */
export function TreePanel({ ref, label, className, children }: TreePanelProps) {
  return (
    <section ref={ref} className={clsx(classes.treePanel, className)} aria-label={label}>
      {children}
    </section>
  );
}
