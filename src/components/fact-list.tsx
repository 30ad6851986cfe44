import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import classes from './fact-list.module.css';

interface FactListProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  className?: string;
}

/** The facts about a record: names beside their values. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={clsx(classes.facts, className)}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
