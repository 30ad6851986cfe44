import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { AnswerWithHeaders } from '~/domain/contract/documented-header';
import { type UndoableDeletion, undoableDeletions } from './undoable-deletions';

/**
 * Returns a function for the answer of a batch: it notifies of deletions that can be undone.
 * @param list the key of the list that still has the deleted records
 */
export const offerUndo =
  (kind: UndoableDeletion['kind'], orgId: string, list: QueryKey) =>
  (
    { headers }: AnswerWithHeaders<'Undo-Id'>,
    { deletes }: { deletes: readonly string[] },
    client: QueryClient,
  ) => {
    const undoID = headers.get('Undo-Id');
    const ids = [...new Set(deletes)];
    if (!undoID || ids.length === 0) return;
    const records = client.getQueryData<readonly object[]>(list) ?? [];
    undoableDeletions.notify({ kind, orgId, undoID, ids, records });
  };
