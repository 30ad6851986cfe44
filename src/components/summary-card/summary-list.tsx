import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './summary-card.module.css';

interface SummaryListProps {
  label: string;
  entries: SummaryEntry[];
  /** What stands there when there are no entries; it may offer the next step. */
  emptyText: ReactNode;
}

export interface SummaryEntry {
  key: string;
  name: ReactNode;
  detail?: ReactNode;
  note?: ReactNode;
}

/** The records of a summary card; scrolls when there are many. */
export function SummaryList({ label, entries, emptyText }: SummaryListProps) {
  if (entries.length === 0) return <p className={classes.empty}>{emptyText}</p>;
  return (
    // In the tab order, since a list that scrolls must be reachable with the keyboard.
    <Box component="ul" className={classes.list} aria-label={label} tabIndex={0}>
      {entries.map(({ key, name, detail, note }) => (
        <li key={key} className={classes.entry}>
          <div className={classes.main}>
            <div className={classes.name}>{name}</div>
            {detail && <div className={classes.detail}>{detail}</div>}
          </div>
          {note && <span className={classes.note}>{note}</span>}
        </li>
      ))}
    </Box>
  );
}
