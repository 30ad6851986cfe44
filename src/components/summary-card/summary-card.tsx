import type { UseQueryResult } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { numberText } from '~/domain/count-text';
import { cardEntries } from '~/domain/lists';
import { LoadingOverlay } from '../loading-overlay/loading-overlay';
import { pageIcon } from '../page-icons';
import { Panel } from '../panel/panel';
import spoken from '../spoken.module.css';
import classes from './summary-card.module.css';
import { SummaryMore, type SummaryMoreProps } from './summary-more';

export interface SummaryCardProps {
  title: string;
  /** The page that the card stands for, whose icon it has. */
  page?: string;
  /** The number of records of the card's subject, beside the title. With `more` it is the total. */
  count?: number;
  /** A link to the page that manages the card's subject, beside the title. */
  action?: ReactNode;
  /** Numbers, each with a label that says what it counts. */
  figures?: { value: number; label: string }[];
  /** The records of the subject. Undefined for a card without a list. */
  entries?: SummaryEntry[] | undefined;
  /** The number of all records, if the entries may be only the first of them. */
  total?: number | undefined;
  /** The search for the records that the card does not show. */
  more?: Pick<SummaryMoreProps, 'label' | 'onSearch'>;
  /** The content of a list without entries. It may offer the next step. */
  emptyText?: ReactNode;
  children?: ReactNode;
}

/** One subject of a summary page: its title, its link and its content. */
export function SummaryCard(props: SummaryCardProps) {
  const { title, page, count, action, figures, more } = props;
  const entries = props.entries?.slice(0, more ? cardEntries : undefined);
  const total = props.total ?? props.entries?.length ?? 0;
  return (
    <Panel
      title={title}
      icon={page === undefined ? undefined : pageIcon(page)}
      count={more ? total : count}
      action={action}
    >
      {figures ? (
        <div className={classes.figures}>
          {figures.map(({ value, label }) => (
            <div key={label}>
              <div className={classes.figure}>{numberText(value)}</div>
              <div className={classes.detail}>{label}</div>
            </div>
          ))}
        </div>
      ) : null}
      {entries ? <SummaryList label={title} entries={entries} emptyText={props.emptyText} /> : null}
      {more && entries && total > entries.length ? (
        <SummaryMore shown={entries.length} total={total} {...more} />
      ) : null}
      {props.children}
    </Panel>
  );
}

/** The rest of the name of a card's link, which the title beside it says to the eye: "Browse users". */
export const Rest = ({ children }: { children: ReactNode }) => (
  <span className={spoken.text}>{children}</span>
);

interface SummaryListProps {
  label: string;
  entries: SummaryEntry[];
  /** The content of a list without entries. It may offer the next step. */
  emptyText: ReactNode;
}

export interface SummaryEntry {
  key: string;
  name: ReactNode;
  detail?: ReactNode;
  note?: ReactNode;
  /** Replaces the note, in the middle of the first line. */
  badge?: ReactNode;
}

const linksOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('a[href]') ?? []),
];

/**
 * The records of a summary card. A long list scrolls. The whole list is one Tab stop, and the arrow
 * keys move through its links.
 */
export function SummaryList({ label, entries, emptyText }: SummaryListProps) {
  const list = useRef<HTMLUListElement>(null);

  const move = (event: KeyboardEvent) => {
    const links = linksOf(list.current);
    const current = links.findIndex((link) => link.contains(document.activeElement));
    const wanted = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      Home: 0,
      End: links.length - 1,
    }[event.key];
    if (wanted === undefined || links.length === 0) return;
    event.preventDefault();
    links[Math.min(links.length - 1, Math.max(0, wanted))]?.focus();
  };

  if (entries.length === 0) return <p className={classes.empty}>{emptyText}</p>;
  return (
    <ul
      // A new function for each render: the links may be others.
      ref={(shown) => {
        list.current = shown;
        for (const link of linksOf(shown)) link.tabIndex = -1;
      }}
      className={classes.list}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls and is one stop (decision 0059)
      tabIndex={0}
      onKeyDown={move}
    >
      {entries.map(({ key, name, detail, note, badge }) => (
        <li key={key} className={classes.entry}>
          <div className={classes.name}>{name}</div>
          {detail && <div className={classes.detail}>{detail}</div>}
          {note && <span className={classes.note}>{note}</span>}
          {badge && <span className={classes.badge}>{badge}</span>}
        </li>
      ))}
    </ul>
  );
}

interface SummaryOverlayProps<Summary> {
  read: UseQueryResult<Summary>;
  children: (summary: Summary) => ReactNode;
}

/** Covers a summary. A failure empties the results (docs/product/messages.md#other-failures). */
export function SummaryOverlay<Summary>({ read, children }: SummaryOverlayProps<Summary>) {
  const { data, error, isPending, isFetching, refetch } = read;
  return (
    <LoadingOverlay
      isLoading={isPending || (error !== null && isFetching)}
      error={error}
      onRetry={() => refetch()}
    >
      {data && !error ? children(data) : null}
    </LoadingOverlay>
  );
}
