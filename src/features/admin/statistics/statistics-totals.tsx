import type { ReactNode } from 'react';
import { monthText } from '~/domain/month';
import { type StatisticsNode, totalCounts } from './model/statistics-nodes';
import { fieldNames, statisticsFields } from './model/statistics-search';
import classes from './statistics.module.css';

const numbers = new Intl.NumberFormat();

interface StatisticsTotalsProps {
  month: string;
  nodes: readonly StatisticsNode[];
  /** The actions on the whole tree. */
  children: ReactNode;
}

/** The shown month, the sums of all instances, and the actions on the tree. */
export function StatisticsTotals({ month, nodes, children }: StatisticsTotalsProps) {
  const totals = totalCounts(nodes);
  const counts = [
    `${numbers.format(nodes.length)} ${nodes.length === 1 ? 'instance' : 'instances'}`,
    ...statisticsFields.map((field) => {
      const { one, several } = fieldNames[field];
      return `${numbers.format(totals[field])} ${totals[field] === 1 ? one : several}`;
    }),
  ];
  return (
    <div className={classes.totals}>
      <h2 className={classes.month}>{monthText(month)}</h2>
      <p className={classes.counts}>{counts.join(', ')}</p>
      <span className={classes.treeActions}>{children}</span>
    </div>
  );
}
