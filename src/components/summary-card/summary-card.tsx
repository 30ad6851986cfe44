import '@mantine/core/styles/SimpleGrid.css';
import { Card, Group, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './summary-card.module.css';
import { type SummaryEntry, SummaryList } from './summary-list';

export interface SummaryCardProps {
  title: string;
  /** The number of records of the card's subject, beside the title. */
  count?: number;
  /** A link to the page that manages the card's subject, beside the title. */
  action?: ReactNode;
  /** Numbers, each with a label that says what it counts. */
  figures?: { value: number; label: string }[];
  /** The records of the subject. Undefined for a card without a list. */
  entries?: SummaryEntry[] | undefined;
  /** The content of a list without entries. It may offer the next step. */
  emptyText?: ReactNode;
  children?: ReactNode;
}

/** One subject of a summary page: its title, its link and its content. */
export function SummaryCard(props: SummaryCardProps) {
  const { title, count, action, figures, entries } = props;
  return (
    <Card component="section" aria-label={title} withBorder padding="md" className={classes.card}>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <h2 className={classes.title}>
          {title}
          {count ? ' ' : null}
          {count ? <span className={classes.count}>{count.toLocaleString()}</span> : null}
        </h2>
        {action && <span className={classes.action}>{action}</span>}
      </Group>
      {figures ? (
        <SimpleGrid cols={figures.length}>
          {figures.map(({ value, label }) => (
            <div key={label}>
              <div className={classes.figure}>{value.toLocaleString()}</div>
              <div className={classes.detail}>{label}</div>
            </div>
          ))}
        </SimpleGrid>
      ) : null}
      {entries ? <SummaryList label={title} entries={entries} emptyText={props.emptyText} /> : null}
      {props.children}
    </Card>
  );
}
