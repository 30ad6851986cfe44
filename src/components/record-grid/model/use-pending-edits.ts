import { useEffect, useMemo, useReducer } from 'react';
import { wasRefused } from '~/domain/call-outcome';
import { IncompleteRecord } from '~/domain/contract/did-not-come';
import { useQuestion } from '../../edit-page/use-question';
import { useWork } from '../../edit-page/use-work';
import { withFreshRecords } from '../fresh-records';
import { buildBatch, pendingEditsReducer } from '../pending-edits';
import {
  type LoadedRecords,
  loadedRecords,
  loadedRowKey,
  noPendingEdits,
  type PendingEdits,
  withoutBlankRows,
} from '../pending-rows';
import type { RecordGridProps } from '../record-grid-props';
import {
  type ConflictDecision,
  findRowConflicts,
  type RowConflict,
  withDecisions,
} from '../row-conflicts';
import type { GridRecords } from './use-grid-records';
import { readAgain, requireWhole } from './whole-records';

/** Up to so many records are read one by one. One read of the list is cheaper for more. */
const fewRows = 10;

/**
 * The unsaved edits of a grid, and their save (docs/product/grids.md#overwriting). Only one save runs
 * at a time. Every edit stays when the save fails or its answer is lost.
 */
export function usePendingEdits<T extends object>(
  props: RecordGridProps<T>,
  { loaded, idOf }: GridRecords<T>,
) {
  const { idKey, columns } = props.table;
  const { isIncomplete = false } = props.list;
  const { onCommit } = props.saving;
  const [pending, dispatch] = useReducer(pendingEditsReducer<T>, undefined, noPendingEdits<T>);
  const work = useWork<PendingEdits<T>>();
  const { work: sent, failure, unsent, clearFailure } = work;
  const conflicts = useQuestion<RowConflict<T>[], readonly ConflictDecision[] | undefined>();

  // Records that arrive during a save may be its own result. The hook compares them with the edits
  // only after the save. A part of a list does not say what is gone.
  const hasRows = pending.rows.size > 0;
  useEffect(() => {
    if (!sent && hasRows && !isIncomplete) dispatch({ type: 'loaded', records: loaded });
  }, [loaded, sent, hasRows, isIncomplete]);
  const unsaved = useMemo(() => withoutBlankRows(pending), [pending]);

  /**
   * Returns the edits to send, after the question; undefined when a person cancels. The grid shows the
   * same, beside what a person types meanwhile, which the next save sends.
   */
  async function settle(before: PendingEdits<T>, records: LoadedRecords<T>) {
    dispatch({ type: 'loaded', records });
    const edits = withFreshRecords(before, records);
    const found = findRowConflicts(edits, records);
    if (found.length === 0) return { edits, isDecided: false };
    const decisions = await conflicts.ask(found);
    if (!decisions) return undefined;
    dispatch({ type: 'decided', conflicts: found, decisions });
    return { edits: withDecisions(edits, found, decisions), isDecided: true };
  }

  /**
   * Reads what a save compares with: only its records, if they are few and stored. A new row, and the
   * look after a lost answer, compare with the whole list.
   */
  async function readBefore({ rows, attempts }: PendingEdits<T>) {
    const ids = [...rows.values()].flatMap(({ base }) => (base ? idOf(base) : []));
    const isFew = ids.length === rows.size && ids.length <= fewRows && attempts.length === 0;
    const read = await readAgain(props.list, isFew ? ids : undefined);
    const records = loadedRecords(read, idOf);
    for (const row of rows) requireWhole(row, read, records, columns);
    return records;
  }

  /** Sends the edits. A failure that leaves the outcome open, or a repeated answer, becomes an attempt. */
  async function send(edits: PendingEdits<T>, records: LoadedRecords<T>) {
    const fields = columns.flatMap((column) => (column.editor ? [column.key] : []));
    const attempt = { known: new Set(records.keys()), rows: edits.rows, fields };
    try {
      const outcome = await onCommit?.(buildBatch(edits, records, idKey));
      return outcome?.wasReplayed ? attempt : undefined;
    } catch (cause) {
      const wasSent = !(cause instanceof IncompleteRecord);
      if (wasSent && !wasRefused(cause)) dispatch({ type: 'failed', attempt });
      throw cause;
    }
  }

  /** @param onSaved gets false if the decisions of the person have left nothing to save */
  async function sendFresh(before: PendingEdits<T>, onSaved: (isStored: boolean) => void) {
    dispatch({ type: 'noticed' });
    let edits = before;
    let isDecided = false;
    let isRepeated = false;
    while (edits.rows.size > 0) {
      const records = await readBefore(edits);
      const settled = await settle(edits, records);
      if (!settled) return 'stay';
      edits = settled.edits;
      isDecided ||= settled.isDecided;
      // The question may have been open for minutes.
      if (settled.isDecided) continue;
      requireFreeIds(edits, records, idKey);
      if (edits.rows.size === 0) break;
      const attempt = await send(edits, records);
      isDecided = false;
      // A repeated answer says what was stored then (decision 0081). Another call tells no more.
      if (!attempt || isRepeated) break;
      isRepeated = true;
      dispatch({ type: 'failed', attempt });
      edits = { ...edits, attempts: [...edits.attempts, attempt] };
    }
    dispatch({ type: 'committed', sent: edits });
    onSaved(!isDecided);
    return undefined;
  }

  return {
    pending,
    dispatch,
    /** The number of rows with unsaved edits. Blank rows do not count. */
    count: unsaved.rows.size,
    sent,
    failure,
    unsent,
    /** The open question about what somebody else has changed as well. */
    conflicts,
    clearFailure,
    save: (onSaved: (isStored: boolean) => void) =>
      work.run(unsaved, () => sendFresh(unsaved, onSaved)),
    deleteNow: (record: T, onDeleted: (isStored: boolean) => void) => {
      const row = { base: record, current: record, isDeleted: true };
      const rows = new Map([[loadedRowKey(idOf(record)), row]]);
      const edits = { ...noPendingEdits<T>(), rows };
      work.runInTurn(edits, () => sendFresh(edits, onDeleted));
    },
  };
}

/** @throws an error if another record has the id that a person chose for a new row */
function requireFreeIds<T extends object>(
  { rows }: PendingEdits<T>,
  records: LoadedRecords<T>,
  idKey: keyof T & string,
): void {
  for (const { base, current } of rows.values()) {
    const id = String(current[idKey] ?? '');
    if (!base && id !== '' && records.has(loadedRowKey(id))) {
      throw new Error(`Nothing was saved: there is a record with the ID ${id} already.`);
    }
  }
}
