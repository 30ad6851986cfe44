import type { ReactNode } from 'react';
import { PageHeading } from '../../page-heading';
import classes from './grid-toolbar.module.css';

interface GridHeadingProps {
  level: 1 | 2;
  title: string;
  children: ReactNode;
}

/** The heading of a grid with its buttons. */
export function GridHeading({ level, title, children }: GridHeadingProps) {
  if (level === 1) return <PageHeading actions={children}>{title}</PageHeading>;
  return (
    <div className={classes.heading}>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
