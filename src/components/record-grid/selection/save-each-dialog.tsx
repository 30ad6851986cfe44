import { useRef } from 'react';
import { sendAgainIfReplayed } from '~/domain/call-outcome';
import { ManyCallsDialog } from '../../many-calls/many-calls-dialog';
import type { CallOutcome, ManyItem } from '../../many-calls/use-many-calls';
import { rowProblems } from '../model/row-problems';
import type { GridParts } from '../model/use-grid-table';
import { requireWhole } from '../model/whole-records';
import { buildBatch, pendingEditsReducer } from '../pending-edits';
import { loadedRecords } from '../pending-rows';
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
  /** The edits as they are after the last read of the list. */
  const edits = useRef(pending);
  const read = useRef(loadedRecords<T>([], () => ''));
  const items = rows.flatMap((id) => {
    const row = pending.rows.get(id);
    return row ? [{ id, label: props.table.frame.labelOf(row.current) }] : [];
  });

  /** Merges the list as it is now. A row with a conflict or a wrong value is not sent. */
  const prepare = async (left: readonly ManyItem[]) => {
    const list = await grid.list.readFresh();
    const records = loadedRecords(list, idOf);
    for (const row of edits.current.rows) requireWhole(row, list, records, columns);
    read.current = records;
    const loading = { type: 'loaded', records } as const;
    edits.current = pendingEditsReducer(edits.current, loading);
    dispatch(loading);
    const conflicts = new Set(findRowConflicts(edits.current, records).map(({ row }) => row));
    return new Map(
      left.flatMap(({ id }): [string, CallOutcome][] => {
        const row = edits.current.rows.get(id);
        if (!row) return [[id, { kind: 'done' }]];
        if (conflicts.has(id)) return [[id, { kind: 'failed', reason: conflictText }]];
        const [problem] = row.isDeleted ? [] : rowProblems(columns, row.current, false);
        return problem ? [[id, { kind: 'failed', reason: problem.message }]] : [];
      }),
    );
  };

  const send = async ([item]: readonly ManyItem[]) => {
    const row = item && edits.current.rows.get(item.id);
    if (!row) return undefined;
    const sent = { ...edits.current, rows: new Map([[item.id, row]]) };
    const batch = buildBatch(sent, read.current, grid.table.idKey);
    const save = async () => grid.saving.onCommit?.(batch);
    await (row.isDeleted ? save() : sendAgainIfReplayed(save));
    const committed = { type: 'committed', sent } as const;
    edits.current = pendingEditsReducer(edits.current, committed);
    dispatch(committed);
    return undefined;
  };

  return (
    <ManyCallsDialog
      title="Save row by row"
      confirmText="Save"
      doneWord="saved"
      items={items}
      prepare={prepare}
      send={send}
      onClose={onClose}
    >
      <p>Each row is saved by itself. A row that is refused keeps its edits.</p>
    </ManyCallsDialog>
  );
}

const conflictText =
  'Somebody else has changed it as well. Save Changes asks which values to keep.';
