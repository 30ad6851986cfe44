import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { numberText } from '~/domain/count-text';
import { Dialog } from '../../dialogs/dialog';
import { ShowMore } from '../../show-more';
import type { GridColumn } from '../grid-column';
import { type ConflictDecision, decisionKey, type RowConflict } from '../row-conflicts';
import { ConflictGroup, type Keeps } from './conflict-group';
import classes from './conflicts.module.css';

export interface ConflictsDialogProps<T extends object> {
  /** The dialog is open while this is defined. */
  conflicts: readonly RowConflict<T>[] | undefined;
  columns: readonly GridColumn<T>[];
  labelOf: (record: T) => string;
  confirmText: string;
  onDecide: (decisions: readonly ConflictDecision[]) => void;
  onCancel: () => void;
}

/** How many rows the dialog shows at first, and how many more with each press. */
const step = 50;

const noConflicts: readonly never[] = [];

/** Asks before a save of a grid overwrites somebody else's (docs/product/grids.md#overwriting). */
export function ConflictsDialog<T extends object>(props: ConflictsDialogProps<T>) {
  const { conflicts = noConflicts, columns, labelOf, onDecide, onCancel } = props;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Keeps>>(new Map());
  const [shownCount, setShownCount] = useState(step);
  const [isComplaining, setIsComplaining] = useState(false);
  const [question, setQuestion] = useState(conflicts);
  // Another question starts without decisions. The dialog stays mounted, so that it returns the focus.
  if (question !== conflicts) {
    setQuestion(conflicts);
    setChosen(new Map());
    setShownCount(step);
    setIsComplaining(false);
  }
  const list = useRef<HTMLDivElement>(null);

  const asked = conflicts.flatMap((conflict: RowConflict<T>) => questionsOf(conflict));
  const left = asked.filter((question) => !chosen.has(decisionKey(question)));
  const chooseAll = (keeps: Keeps) =>
    setChosen(new Map(asked.map((question) => [decisionKey(question), keeps])));

  const save = () => {
    const [first] = left;
    if (!first) {
      return onDecide(
        asked.map((question) => ({
          ...question,
          keeps: chosen.get(decisionKey(question)) ?? 'theirs',
        })),
      );
    }
    const index = conflicts.findIndex(({ row }) => row === first.row);
    flushSync(() => {
      setIsComplaining(true);
      setShownCount(Math.max(shownCount, Math.ceil((index + 1) / step) * step));
    });
    const key = CSS.escape(decisionKey(first));
    list.current?.querySelector<HTMLElement>(`[data-question="${key}"] input`)?.focus();
  };

  return (
    <Dialog
      isOpen={props.conflicts !== undefined}
      title="Changed by somebody else"
      onClose={onCancel}
      size="xl"
      actions={
        <>
          <Button variant="default" onClick={onCancel} data-autofocus>
            Cancel
          </Button>
          <Button onClick={save}>{props.confirmText}</Button>
        </>
      }
    >
      <p>
        {conflicts.length === 1
          ? 'Somebody else has changed this row since you saw it.'
          : `Somebody else has changed ${numberText(conflicts.length)} rows since you saw them.`}{' '}
        Nothing is sent before you decide, and Cancel keeps your edits.
      </p>
      {asked.length > 1 ? (
        <div className={classes.all}>
          <Button variant="default" onClick={() => chooseAll('mine')}>
            Keep mine for all
          </Button>
          <Button variant="default" onClick={() => chooseAll('theirs')}>
            Load theirs for all
          </Button>
          <span role="status" className={classes.count}>
            {`${numberText(asked.length - left.length)} of ${numberText(asked.length)} decided`}
          </span>
        </div>
      ) : null}
      <div ref={list} className={classes.groups} tabIndex={asked.length === 0 ? 0 : undefined}>
        {conflicts.slice(0, shownCount).map((conflict) => (
          <ConflictGroup
            key={conflict.row}
            conflict={conflict}
            columns={columns}
            name={labelOf(conflict.base)}
            chosen={chosen}
            isIncomplete={isComplaining && left.some(({ row }) => row === conflict.row)}
            onChoose={(one, keeps) => setChosen((old) => new Map(old).set(decisionKey(one), keeps))}
          />
        ))}
      </div>
      <ShowMore
        className={classes.more}
        left={conflicts.length - shownCount}
        onPress={() => setShownCount(shownCount + step)}
      />
      {isComplaining && left.length > 0 ? (
        <p role="alert" className={classes.complaint}>
          {left.length === 1
            ? 'Nothing was saved: 1 choice is left.'
            : `Nothing was saved: ${numberText(left.length)} choices are left.`}
        </p>
      ) : null}
    </Dialog>
  );
}

function questionsOf<T>({ row, kind, fields }: RowConflict<T>) {
  if (kind === 'gone') return [];
  return kind === 'deleting' ? [{ row }] : fields.map((field) => ({ row, field }));
}
