import {
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { lostFields } from '~/domain/contract/did-not-come';
import { ApiError } from './api-error';
import type { ListQueries } from './calls';
import { withEqualParts } from './query-client';
import { isCurrent } from './saved-records';

/** The queries of a resource that has a call for one record. */
interface SingleQueries<Scope extends readonly string[], T extends object, Key extends QueryKey>
  extends ListQueries<Scope, T> {
  single: (...of: [...Scope, id: string]) => FetchQueryOptions<T, Error, T, Key>;
}

/**
 * Returns a function that reads some records of a list again, each by its own call. It puts them into
 * the list and resolves to the list. Resolves to undefined where the whole list has to be read instead:
 * it is stale or on its way, something has changed it meanwhile, or a record did not come as whole as
 * in the list. A 404 does not tell whether the record is gone or the back end has no such call.
 */
export function useReadFew<Scope extends readonly string[], T extends object, Key extends QueryKey>(
  { list, single }: SingleQueries<Scope, T, Key>,
  idKey: keyof T & string,
  ...scope: Scope
) {
  const queryClient = useQueryClient();
  return async (ids: readonly string[]): Promise<readonly T[] | undefined> => {
    const { queryKey } = list(...scope);
    const state = queryClient.getQueryState<T[]>(queryKey);
    if (!isCurrent(state)) return undefined;
    const { data, dataUpdatedAt: updatedAt } = state;
    const fresh = new Map<T, T>();
    const readEach = data
      .filter((row) => ids.includes(String(row[idKey])))
      .map(async (row) => {
        const read = await readOne(queryClient, single(...scope, String(row[idKey])));
        if (!read || read[idKey] !== row[idKey] || lostFields(row, read).length > 0) return;
        fresh.set(row, withEqualParts(row, read) as T);
      });
    await Promise.all(readEach);
    // Each event of the list gives it another state.
    if (fresh.size < ids.length || queryClient.getQueryState(queryKey) !== state) return undefined;
    if ([...fresh].every(([row, read]) => row === read)) return data;
    const next = data.map((row) => fresh.get(row) ?? row);
    return queryClient.setQueryData(queryKey, next, { updatedAt });
  };
}

/** Reads a record. Resolves to undefined if an answer does not have it. */
async function readOne<T, Key extends QueryKey>(
  queryClient: QueryClient,
  single: FetchQueryOptions<T, Error, T, Key>,
): Promise<T | undefined> {
  try {
    // A read that is on its way may have begun before another person's save.
    await queryClient.cancelQueries({ queryKey: single.queryKey, exact: true });
    // A second attempt would only delay the read of the list.
    return await queryClient.fetchQuery({ ...single, staleTime: 0, retry: false });
  } catch (cause) {
    // Without an answer, the list would not come either.
    if (cause instanceof ApiError && cause.status !== 0) return undefined;
    throw cause;
  }
}
