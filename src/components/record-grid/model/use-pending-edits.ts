import { useEffect, useReducer, useRef, useState } from 'react';
import { messageOf } from '~/domain/rejected-text';
import { mayBeDone } from '../../may-be-done';
import { useIsSessionEnd } from '../../session-end';
import {
  buildCommit,
  type GridCommit,
  type LoadedRecords,
  noPendingEdits,
  type PendingEdits,
  pendingCount,
  pendingEditsReducer,
} from '../pending-edits';

interface PendingEditsOptions<T extends object> {
  loaded: LoadedRecords<T>;
  idKey: keyof T & string;
  onCommit: (commit: GridCommit<T>) => Promise<unknown>;
}

/**
 * The unsaved edits of a grid, and their save. Only one save runs at a time. Every edit stays when
 * the save fails or its answer is lost.
 */
export function usePendingEdits<T extends object>(options: PendingEditsOptions<T>) {
  const { loaded, idKey, onCommit } = options;
  const [pending, dispatch] = useReducer(pendingEditsReducer<T>, undefined, () =>
    noPendingEdits<T>(),
  );
  const [sent, setSent] = useState<PendingEdits<T>>();
  const [failure, setFailure] = useState<string>();
  const [unanswered, setUnanswered] = useState<PendingEdits<T>>();
  const isAtWork = useRef(false);
  const isSessionEnd = useIsSessionEnd();

  // Records that arrive during a save may be its own result. The hook compares them with the edits
  // only after the save.
  const count = pendingCount(pending);
  const hasEdits = count > 0;
  useEffect(() => {
    if (!sent && hasEdits) dispatch({ type: 'loaded', records: loaded });
  }, [loaded, sent, hasEdits]);

  /** Sends a commit unless another one is running. Returns whether it succeeded. */
  const send = async (commit: GridCommit<T>, what: PendingEdits<T>): Promise<boolean> => {
    if (isAtWork.current) return false;
    isAtWork.current = true;
    setSent(what);
    try {
      await onCommit(commit);
      setUnanswered(undefined);
      dispatch({ type: 'committed', sent: what });
      return true;
    } catch (error) {
      if (mayBeDone(error)) setUnanswered(what);
      if (!(await isSessionEnd(error))) setFailure(messageOf(error));
      return false;
    } finally {
      isAtWork.current = false;
      setSent(undefined);
    }
  };

  return {
    pending,
    dispatch,
    count,
    /** The edits of the running save. */
    sent,
    failure,
    /** An earlier save has created a new record or may have created it. */
    isUncertain: keysOf(unanswered).some((row) => pending.additions.has(row)),
    clearFailure: () => setFailure(undefined),
    save: () => send(buildCommit(pending, idKey), pending),
    deleteNow: (id: string) => send({ changes: [], deletes: [id] }, noPendingEdits<T>()),
  };
}

const keysOf = <T>(edits: PendingEdits<T> | undefined) => [...(edits?.additions.keys() ?? [])];
