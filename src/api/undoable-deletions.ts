import { useRef } from 'react';
import { wasDone, wasRefused } from '~/domain/call-outcome';
import { createListeners } from '~/domain/listeners';
import { undoDeletion } from './answers/extension.gen';
import { failedCall } from './failed-call';
import { useRepeatableCall } from './repeatable-call';
import { useSingleMutation } from './use-single-mutation';

export interface UndoableDeletion {
  kind: 'links' | 'members' | 'invitations';
  orgId: string;
  undoID: string;
  ids: readonly string[];
  /** The list that had the records, if it has been read. */
  records: readonly object[];
  /** Reads the list again: whether it has all the records. */
  isBack: () => Promise<boolean>;
}

const listeners = createListeners<UndoableDeletion>();
const waiting: UndoableDeletion[] = [];

/**
 * Notifies of every deletion that can be undone (docs/product/undo.md). The notices load after the
 * first movement on a page, so an earlier deletion waits for the first listener.
 */
export const undoableDeletions = {
  add(listener: (deletion: UndoableDeletion) => void): () => void {
    for (const deletion of waiting.splice(0)) listener(deletion);
    return listeners.add(listener);
  },
  notify(deletion: UndoableDeletion): void {
    if (!listeners.notify(deletion)) waiting.push(deletion);
  },
};

/** Undoes a deletion, and reads everything that is shown again. */
export function useUndoDeletion({ orgId, undoID, isBack }: UndoableDeletion) {
  const sendOnce = useRepeatableCall(undoDeletion);
  // The service has repeated its answer. It would refuse another call.
  const wasUndone = useRef(false);
  const send = () =>
    sendOnce({ path: { orgId } }, { undoID }).then(
      ({ wasReplayed }) => wasReplayed,
      (cause) => {
        if (!wasDone(cause)) throw cause;
        return false;
      },
    );
  return useSingleMutation({
    mutationFn: async () => {
      if (!wasUndone.current) wasUndone.current = await send();
      // Somebody else may have deleted the records since the attempt whose answer the service repeats.
      if (wasUndone.current && !(await isBack())) {
        throw failedCall({ status: 404, code: 'Somebody has deleted it again.' });
      }
    },
    // Teams, access and invitations change what summaries and lists of people have.
    onSuccess: (_answer, _nothing, _result, { client }) => client.invalidateQueries(),
    // A refusal means that somebody else has changed what is shown. The notice does not wait for it.
    onError: (failure, _nothing, _result, { client }) => {
      if (wasRefused(failure)) void client.invalidateQueries();
    },
  });
}
