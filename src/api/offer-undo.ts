import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { AnswerWithHeaders } from '~/domain/contract/documented-header';
import type { SentBatch } from './saved-records';
import { type UndoableDeletion, undoableDeletions } from './undoable-deletions';

/** The id of a record, and the field that says whom or what it is for. */
const keysOf = {
  links: ['organisationUserLinkID', 'teamUserID'],
  members: ['teamUserLinkID', 'userID'],
  invitations: ['organisationUserInviteID', 'email'],
} as const;

/**
 * Returns a function for the answer of a batch: it notifies of deletions that can be undone, and returns
 * whether it did. A batch that deletes and adds for the same person replaces a record, and its undo would
 * always fail.
 * @param list reads the list, which still has the deleted records in the cache
 */
export const offerUndo =
  <T extends object, Key extends QueryKey>(
    kind: UndoableDeletion['kind'],
    orgId: string,
    list: FetchQueryOptions<T[], Error, T[], Key>,
  ) =>
  (
    { headers }: AnswerWithHeaders<'Undo-Id'>,
    { changes, deletes }: SentBatch,
    client: QueryClient,
  ): boolean => {
    const undoID = headers.get('Undo-Id');
    const ids = [...new Set(deletes)];
    if (!undoID || ids.length === 0) return false;
    const records = client.getQueryData<readonly object[]>(list.queryKey) ?? [];
    const [idKey, targetKey] = keysOf[kind];
    const targets = new Set(changes.map((change) => Reflect.get(change, targetKey)));
    const isReplaced = (record: object) =>
      ids.includes(Reflect.get(record, idKey)) && targets.has(Reflect.get(record, targetKey));
    if (records.some(isReplaced)) return false;
    const isBack = async () => {
      const now = await client.fetchQuery({ ...list, staleTime: 0 });
      const present = new Set<unknown>(now.map((record) => Reflect.get(record, idKey)));
      return ids.every((id) => present.has(id));
    };
    undoableDeletions.notify({ kind, orgId, undoID, ids, records, isBack });
    return true;
  };
