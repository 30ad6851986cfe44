import { useEffect, useReducer } from 'react';
import { useWork } from '../../edit-page/use-work';
import {
  buildCommit,
  type GridCommit,
  type LoadedRecords,
  noPendingEdits,
  type PendingEdits,
  pendingEditsReducer,
} from '../pending-edits';
import type { RecordGridProps } from '../record-grid-props';

const nothingToSave = () => Promise.resolve();

/**
 * The unsaved edits of a grid, and their save. Only one save runs at a time. Every edit stays when
 * the save fails or its answer is lost.
 */
export function usePendingEdits<T extends object>(
  { idKey, onCommit = nothingToSave }: Pick<RecordGridProps<T>, 'idKey' | 'onCommit'>,
  loaded: LoadedRecords<T>,
) {
  const [pending, dispatch] = useReducer(pendingEditsReducer<T>, undefined, noPendingEdits<T>);
  const { work: sent, failure, uncertain, run, clearFailure } = useWork<PendingEdits<T>>();

  // Records that arrive during a save may be its own result. The hook compares them with the edits
  // only after the save.
  const count = pending.rows.size;
  const hasEdits = count > 0;
  useEffect(() => {
    if (!sent && hasEdits) dispatch({ type: 'loaded', records: loaded });
  }, [loaded, sent, hasEdits]);

  const send = (commit: GridCommit<T>, edits: PendingEdits<T>, onDone: () => void) =>
    run(
      edits,
      async () => onCommit(commit),
      () => {
        dispatch({ type: 'committed', sent: edits });
        onDone();
      },
    );

  return {
    pending,
    dispatch,
    count,
    /** The edits of the running save. */
    sent,
    failure,
    /** An earlier save has created a new record or may have created it. */
    isUncertain: [...(uncertain?.rows ?? [])].some(
      ([row, { base }]) => !base && pending.rows.has(row),
    ),
    clearFailure,
    save: (onSaved: () => void) => send(buildCommit(pending, idKey), pending, onSaved),
    deleteNow: (id: string, onDeleted: () => void) =>
      send({ changes: [], deletes: [id] }, noPendingEdits<T>(), onDeleted),
  };
}
