import { IconCheck, IconClock, IconHelp, IconX } from '@tabler/icons-react';
import { numberText } from '~/domain/count-text';
import { groupedBy } from '~/domain/lists';
import classes from './many-calls.module.css';
import type { CallOutcomes, ManyItem } from './use-many-calls';

/** So many items of a kind are listed. The rest is counted. */
const listedItems = 200;

interface OutcomeListProps {
  items: readonly ManyItem[];
  outcomes: CallOutcomes;
  /** Says what an item became: "deleted". */
  doneWord: string;
  isRunning: boolean;
}

/** The outcome of each item. What went wrong comes first. */
export function OutcomeList({ items, outcomes, doneWord, isRunning }: OutcomeListProps) {
  const byKind = groupedBy(items, ({ id }) => outcomes.get(id)?.kind ?? 'untried');
  const kinds = [
    { kind: 'failed', Icon: IconX, word: 'Refused' },
    { kind: 'unclear', Icon: IconHelp, word: 'Without a clear answer, and perhaps done' },
    { kind: 'untried', Icon: IconClock, word: isRunning ? 'Waiting' : 'Not tried' },
    { kind: 'done', Icon: IconCheck, word: `${doneWord[0]?.toUpperCase()}${doneWord.slice(1)}` },
  ] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs a tab stop
    <section className={classes.outcomes} aria-label="Outcomes" tabIndex={0}>
      {kinds.map(({ kind, Icon, word }) => {
        const found = byKind.get(kind) ?? [];
        const rest = found.length - listedItems;
        return found.length === 0 ? null : (
          <div key={kind} className={classes.kind} data-kind={kind}>
            <h3>
              <Icon size={16} aria-hidden="true" />
              {word}: {numberText(found.length)}
            </h3>
            <ul>
              {found.slice(0, listedItems).map(({ id, label }) => {
                const { reason } = outcomes.get(id) ?? {};
                return (
                  <li key={id}>
                    {label}
                    {reason ? <span className={classes.reason}>{reason}</span> : null}
                  </li>
                );
              })}
              {rest > 0 ? <li>{numberText(rest)} more</li> : null}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
