import type { QueryClient, QueryState } from '@tanstack/react-query';
import { lacksEntries } from '~/domain/contract/did-not-come';
import { type ListQueries, markStale } from './calls';

/** A batch as it was sent. */
export interface SentBatch {
  readonly changes: readonly object[];
  readonly deletes: readonly string[];
}

/** What a batch answers: the saved records, and the ids of the deleted ones. */
export interface SavedBatch<T> {
  readonly changes: readonly T[];
  readonly deletes: readonly string[];
}

/** How a call that saves refreshes the cache after its answer. */
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
 * the list is stale or on its way, so that it may not have the save.
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
    await markStale(queryClient, all(...scope));
    const isUsable = isCurrent(before) && !wasReplayed && answers(saved, body, idKey);
    if (!isUsable) return queryClient.invalidateQueries({ queryKey });
    // The other records are as old as before.
    queryClient.setQueryData<T[]>(queryKey, withSaved(before.data, saved, body, idKey), {
      updatedAt: before.dataUpdatedAt,
    });
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

/** Returns a list after a batch. New records come first, as they stood in the grid. */
function withSaved<T extends object>(
  records: readonly T[],
  { changes }: SavedBatch<T>,
  sent: SentBatch,
  idKey: keyof T & string,
): T[] {
  const saved = new Map<unknown, T>(changes.map((record) => [record[idKey], record]));
  const deleted = new Set<unknown>(sent.deletes);
  const kept = records.flatMap((record) => {
    const id = record[idKey];
    const stored = saved.get(id) ?? record;
    saved.delete(id);
    return deleted.has(id) ? [] : stored;
  });
  return [...saved.values(), ...kept];
}
