import type { QueryClient, QueryState } from '@tanstack/react-query';
import { lacksEntries, lostFields } from '~/domain/contract/did-not-come';
import { type ListQueries, markStale } from './calls';

/** What a batch answers: the saved records, and the ids of the deleted ones. */
export interface SavedBatch<T> {
  readonly changes: readonly T[];
  readonly deletes: readonly string[];
}

export type SentBatch = SavedBatch<object>;

/** A step after the answer of a call that saves: it refreshes a part of the cache. */
export type AfterSave<Answer, Body> = (
  queryClient: QueryClient,
  saved: Answer,
  sent: { body: Body; wasReplayed: boolean },
) => unknown;

/**
 * Puts what a batch has saved into the list of its records, so that the list is not read again
 * (decision 0080). Everything else of the resource becomes stale.
 *
 * The list is read again where the answer does not say what is stored now: the service repeats an
 * earlier answer, the answer is about other records than the batch, as with an example of the mock, or
 * has less of a record than the list. So is a list that is stale or on its way, which may lack the save.
 */
export const storeSaved =
  <T extends object, Scope extends readonly string[]>(
    { all, list }: ListQueries<Scope, T>,
    idKey: keyof T & string,
    ...scope: Scope
  ): AfterSave<SavedBatch<T>, SentBatch> =>
  async (queryClient, saved, { body, wasReplayed }) => {
    const { queryKey } = list(...scope);
    const before = queryClient.getQueryState<T[]>(queryKey);
    const isUsable = isCurrent(before) && !wasReplayed && answers(saved, body, idKey);
    const next = isUsable ? withSaved(before.data, saved, body, idKey) : undefined;
    await markStale(queryClient, all(...scope));
    if (next) {
      // The other records are as old as before.
      queryClient.setQueryData(queryKey, next, { updatedAt: before?.dataUpdatedAt });
    } else {
      // A first read that began before the save would go on, and count as new.
      await queryClient.cancelQueries({ queryKey });
      await queryClient.invalidateQueries({ queryKey });
    }
  };

/** Whether a list in the cache is whole, not stale, and not on its way. */
export const isCurrent = <T>(
  state: QueryState<T[]> | undefined,
): state is QueryState<T[]> & { data: T[] } =>
  state?.data !== undefined &&
  !state.isInvalidated &&
  state.fetchStatus === 'idle' &&
  !lacksEntries(state.data);

/** Whether an answer is about each record of a batch, and about no other. */
function answers<T extends object>(
  { changes, deletes }: SavedBatch<T>,
  sent: SentBatch,
  idKey: keyof T & string,
): boolean {
  const saved = new Set<unknown>(changes.map((record) => record[idKey]));
  const deleted = new Set(deletes);
  // A new record has no id yet, unless a person chose it.
  const idsSent = sent.changes.flatMap((change) => Reflect.get(change, idKey) ?? []);
  return (
    saved.size === sent.changes.length &&
    idsSent.every((id) => saved.has(id)) &&
    sent.deletes.every((id) => deleted.has(id))
  );
}

/**
 * Returns a list after a batch. New records come first, as they stood in the grid. Returns undefined
 * if a saved record came with less than the list has of it.
 */
function withSaved<T extends object>(
  records: readonly T[],
  { changes }: SavedBatch<T>,
  sent: SentBatch,
  idKey: keyof T & string,
): T[] | undefined {
  const saved = new Map<unknown, T>(changes.map((record) => [record[idKey], record]));
  const deleted = new Set<unknown>(sent.deletes);
  let isLess = false;
  const kept = records.flatMap((record) => {
    const id = record[idKey];
    const stored = saved.get(id);
    saved.delete(id);
    isLess ||= stored !== undefined && lostFields(record, stored).length > 0;
    return deleted.has(id) ? [] : (stored ?? record);
  });
  return isLess ? undefined : [...saved.values(), ...kept];
}
