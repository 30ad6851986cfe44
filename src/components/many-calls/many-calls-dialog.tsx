import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { numberText } from '~/domain/count-text';
import { Dialog } from '../dialogs/dialog';
import { UnsavedChangesGuard } from '../edit-page/unsaved-changes-guard';
import { takeFocus } from '../focus';
import classes from './many-calls.module.css';
import { OutcomeList } from './outcome-list';
import { type ManyCalls, type ManyItem, useManyCalls } from './use-many-calls';

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
  const { items, confirmText, canBegin = true, doneWord } = props;
  const { phase, outcomes, failure, left, start, stop } = useManyCalls(props);
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
      <UnsavedChangesGuard hasUnsavedChanges={() => isRunning} />
    </Dialog>
  );
}
