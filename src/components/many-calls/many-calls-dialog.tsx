import { Button } from '@mantine/core';
import { IconCheck, IconClock, IconHelp, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { numberText } from '~/domain/count-text';
import { groupedBy } from '~/domain/lists';
import { Dialog } from '../dialogs/dialog';
import { UnsavedChangesGuard } from '../edit-page/unsaved-changes-guard';
import { takeFocus } from '../focus';
import classes from './many-calls.module.css';
import { type CallOutcomes, type ManyCalls, type ManyItem, useManyCalls } from './use-many-calls';

interface ManyCallsDialogProps<Item extends ManyItem> extends ManyCalls<Item> {
  title: string;
  /** The text of the button that begins. */
  confirmText: string;
  isDangerous?: boolean;
  /** Whether the choices of the person are complete. */
  canBegin?: boolean;
  /** What the calls will do, and the choices before them. */
  children: ReactNode;
  /** Says what an item became: "deleted". */
  doneWord: string;
  /** @param done the ids of the items that are done */
  onClose: (done: ReadonlySet<string>) => void;
}

/**
 * Asks before many calls, shows their progress, and then the outcome of each
 * (docs/product/many-at-once.md#outcomes).
 */
export function ManyCallsDialog<Item extends ManyItem>(props: ManyCallsDialogProps<Item>) {
  const { confirmText, canBegin = true, doneWord } = props;
  const { phase, items, outcomes, failure, left, start, stop } = useManyCalls(props);
  const doneCount = items.length - left.length;
  const close = () => {
    const leftIds = new Set(left.map(({ id }) => id));
    props.onClose(new Set(items.flatMap(({ id }) => (leftIds.has(id) ? [] : [id]))));
  };
  const isRunning = phase === 'running';
  const summary = `${numberText(doneCount)} of ${numberText(items.length)} ${doneWord}.`;
  // The buttons of the phase before are gone, and the focus with them.
  const first = phase === 'asked' ? undefined : takeFocus;

  return (
    <Dialog
      isOpen
      title={props.title}
      size="lg"
      onClose={close}
      isBusy={isRunning}
      actions={
        isRunning ? (
          <Button key="stop" ref={first} variant="default" onClick={stop}>
            Stop
          </Button>
        ) : (
          <>
            <Button key="close" ref={first} variant="default" onClick={close} data-autofocus>
              {phase === 'asked' ? 'Cancel' : 'Close'}
            </Button>
            {phase === 'asked' ? (
              <Button
                color={props.isDangerous ? 'red' : undefined}
                disabled={!canBegin}
                onClick={start}
              >
                {confirmText}
              </Button>
            ) : null}
            {phase === 'ended' && left.length > 0 ? (
              <Button onClick={start}>Retry {numberText(left.length)}</Button>
            ) : null}
          </>
        )
      }
    >
      {phase === 'asked' ? (
        props.children
      ) : (
        <>
          <p role="status" className={classes.summary}>
            {summary}
          </p>
          {isRunning ? (
            <progress
              aria-label={props.title}
              value={outcomes.size}
              max={items.length}
              className={classes.progress}
            />
          ) : null}
          {failure ? (
            <p role="alert" className={classes.failure}>
              {failure}
            </p>
          ) : null}
          <OutcomeList
            items={items}
            outcomes={outcomes}
            doneWord={doneWord}
            isRunning={isRunning}
          />
        </>
      )}
      <UnsavedChangesGuard isSaving={isRunning} isInTurn />
    </Dialog>
  );
}

/** So many items of a kind are listed. The rest is counted. */
const listedItems = 200;

interface OutcomeListProps {
  items: readonly ManyItem[];
  outcomes: CallOutcomes;
  doneWord: string;
  isRunning: boolean;
}

/** The outcome of each item. What went wrong comes first. */
function OutcomeList({ items, outcomes, doneWord, isRunning }: OutcomeListProps) {
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
              <Icon size="1rem" aria-hidden="true" />
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
