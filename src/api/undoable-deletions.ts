import { createListeners } from './listeners';

/** A deletion that the service can undo. */
export interface UndoableDeletion {
  kind: 'links' | 'members' | 'invitations';
  orgId: string;
  undoID: string;
  ids: readonly string[];
  /** The list that had the records, if it has been read. */
  records: readonly object[];
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
