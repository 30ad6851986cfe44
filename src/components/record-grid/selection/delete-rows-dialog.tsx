import { countText, numberText } from '~/domain/count-text';
import { changedFields } from '~/domain/record-difference';
import { ConfirmDialog } from '../../dialogs/confirm-dialog';
import { ManyCallsDialog } from '../../many-calls/many-calls-dialog';
import type { CallOutcome, ManyItem } from '../../many-calls/use-many-calls';
import { readAgain } from '../model/whole-records';
import type { RecordGridProps } from '../record-grid-props';
import classes from './row-selection.module.css';

const namedRecords = 5;

interface DeleteRowsDialogProps<T extends object> {
  grid: RecordGridProps<T>;
  records: readonly T[];
  hiddenNote: string;
  labelOf: (record: T) => string;
  /** Marks the rows until the save, in a grid with in-place editing. */
  onMark: () => void;
  onClose: () => void;
}

/** Asks before many rows are deleted (docs/product/many-at-once.md#delete). */
export function DeleteRowsDialog<T extends object>(props: DeleteRowsDialogProps<T>) {
  const { grid, records, hiddenNote, labelOf, onClose } = props;
  const count = countText(records.length, 'row');
  const common = { title: 'Delete Rows', confirmText: `Delete ${count}`, isDangerous: true };
  const facts = <DeletionFacts {...props} />;
  if (grid.saving.inPlace) {
    return (
      <ConfirmDialog isOpen {...common} onConfirm={props.onMark} onCancel={onClose}>
        <p>
          Delete {count}? {hiddenNote} {records.length === 1 ? 'It is' : 'They are'} deleted when
          you save the changes.
        </p>
        {facts}
      </ConfirmDialog>
    );
  }
  const items = records.map((record) => ({
    id: String(record[grid.table.idKey]),
    label: labelOf(record),
    record,
  }));
  const prepare = async (asked: Readonly<typeof items>) => {
    const ids = asked.length === 1 ? asked.map(({ id }) => id) : undefined;
    return knownOutcomes(asked, await readAgain(grid.list, ids), grid.table.idKey);
  };
  const send = async (sent: Readonly<typeof items>) => {
    // After a refused batch, the calls for the rows before these may have taken minutes.
    const known = sent.length < items.length ? await prepare(sent) : undefined;
    const deletes = sent.flatMap(({ id }) => (known?.has(id) ? [] : id));
    if (deletes.length > 0) await grid.saving.onCommit?.({ changes: [], deletes });
    return known;
  };
  return (
    <ManyCallsDialog
      {...common}
      items={items}
      doneWord="deleted"
      prepare={prepare}
      send={send}
      isBatch
      onClose={onClose}
    >
      <p>
        Delete {count}? {hiddenNote} This happens at once.
        {grid.saving.offersUndo ? '' : ' It cannot be undone.'}
      </p>
      {facts}
    </ManyCallsDialog>
  );
}

/** The first records, and what hangs on each of them. */
function DeletionFacts<T extends object>({ grid, records, labelOf }: DeleteRowsDialogProps<T>) {
  const rest = records.length - namedRecords;
  return (
    <ul className={classes.names}>
      {records.slice(0, namedRecords).map((record) => (
        <li key={String(record[grid.table.idKey])}>
          <strong>{labelOf(record)}</strong>
          {grid.saving.deletionFacts?.(record)}
          <div className={classes.note}>{grid.saving.deletionNote?.(record)}</div>
        </li>
      ))}
      {rest > 0 ? <li>and {numberText(rest)} more</li> : null}
    </ul>
  );
}

/** Records that are gone are done. Records that somebody else has changed stay. */
function knownOutcomes<T extends object>(
  asked: readonly (ManyItem & { record: T })[],
  list: readonly T[],
  idKey: keyof T & string,
): ReadonlyMap<string, CallOutcome> {
  const fresh = new Map(list.map((record) => [String(record[idKey]), record]));
  return new Map(
    asked.flatMap(({ id, record }): [string, CallOutcome][] => {
      const now = fresh.get(id);
      if (!now) return [[id, { kind: 'done' }]];
      if (changedFields(record, now).length === 0) return [];
      return [[id, { kind: 'failed', reason: 'Somebody else has changed it. Look at it again.' }]];
    }),
  );
}
