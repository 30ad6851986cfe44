import { useState } from 'react';
import { sendAgainIfReplayed } from '~/domain/call-outcome';
import { ManyCallsDialog } from '../../many-calls/many-calls-dialog';
import type { CallOutcome, ManyItem } from '../../many-calls/use-many-calls';
import { withFreshRecords } from '../fresh-records';
import { rowProblems } from '../model/row-problems';
import type { GridParts } from '../model/use-grid-table';
import { readAgain, requireWhole } from '../model/whole-records';
import { buildBatch, type PendingAction, pendingEditsReducer } from '../pending-edits';
import { loadedRecords, withEach } from '../pending-rows';
import { findRowConflicts } from '../row-conflicts';

interface SaveEachDialogProps<T extends object> extends GridParts<T> {
  /** The keys of the rows to save. Each has edits or is marked to be deleted. */
  rows: readonly string[];
  onClose: () => void;
}

/** Saves edits with a call for each row (docs/product/many-at-once.md#saving-row-by-row). */
export function SaveEachDialog<T extends object>(props: SaveEachDialogProps<T>) {
  const { grid, rows, onClose } = props;
  const { columns, idOf } = props.records;
  const { pending, dispatch } = props.saving;
  // Nobody edits the grid behind the dialog.
  const [edits] = useState(pending);
  const items = rows.flatMap((id) => {
    const row = edits.rows.get(id);
    return row ? [{ id, label: props.table.frame.labelOf(row.current) }] : [];
  });

  /** Changes a row alone: for each of thousands, a walk over all of them would take minutes. */
  const dispatchIn = (id: string, action: PendingAction<T>) =>
    dispatch({
      type: 'many',
      change: (now) => {
        const row = now.rows.get(id);
        const before = row && { ...now, rows: new Map([[id, row]]) };
        const after = before && pendingEditsReducer(before, action);
        // The attempts are about other rows, too.
        return after === before ? now : withEach(now, [id], () => after?.rows.get(id));
      },
    });

  /** Saves a row as far as it is unsaved yet. A row with a conflict or a wrong value is not sent. */
  const save = async (id: string): Promise<CallOutcome> => {
    const before = edits.rows.get(id);
    if (!before?.base) return { kind: 'done' };
    // The calls of the rows before it may have taken minutes.
    const recordID = idOf(before.base);
    const list = await readAgain(grid.list, [recordID]);
    const fresh = list.filter((record) => idOf(record) === recordID);
    const records = loadedRecords(fresh, idOf);
    requireWhole([id, before], list, records, columns);
    dispatchIn(id, { type: 'loaded', records });
    const sent = withFreshRecords({ ...edits, rows: new Map([[id, before]]) }, records);
    const row = sent.rows.get(id);
    if (!row) return { kind: 'done' };
    if (findRowConflicts(sent, records).length > 0) return { kind: 'failed', reason: conflictText };
    const [problem] = row.isDeleted ? [] : rowProblems(columns, row.current, false);
    if (problem) return { kind: 'failed', reason: problem.message };
    const batch = buildBatch(sent, records, grid.table.idKey);
    const commit = async () => grid.saving.onCommit?.(batch);
    await (row.isDeleted ? commit() : sendAgainIfReplayed(commit));
    dispatchIn(id, { type: 'committed', sent });
    return { kind: 'done' };
  };

  const send = async ([item]: readonly ManyItem[]) =>
    item && new Map([[item.id, await save(item.id)]]);

  return (
    <ManyCallsDialog
      title="Save row by row"
      confirmText="Save"
      doneWord="saved"
      items={items}
      send={send}
      onClose={onClose}
    >
      <p>Each row is saved by itself. A row that is refused keeps its edits.</p>
    </ManyCallsDialog>
  );
}

const conflictText =
  'Somebody else has changed it as well. Save Changes asks which values to keep.';
