import {
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError } from './api-error';
import type { ListQueries } from './calls';
import { OrganisationRefused } from './organisation-refused';
import { withEqualParts } from './query-client';
import { isCurrent } from './saved-records';

/** The queries of a resource that has a call for one record. */
interface SingleQueries<Scope extends readonly string[], T extends object, Key extends QueryKey>
  extends ListQueries<Scope, T> {
  single: (...of: [...Scope, id: string]) => FetchQueryOptions<T, Error, T, Key>;
}

/**
 * Returns a function that reads some records of a list again, each by its own call, and puts them into
 * the list. A record that does not exist any more leaves the list and the result. Resolves to undefined
 * where the whole list has to be read instead: it is stale or on its way, or a call for one record did
 * not tell, because the back end refused it or answered another record.
 */
export function useReadFew<Scope extends readonly string[], T extends object, Key extends QueryKey>(
  { list, single }: SingleQueries<Scope, T, Key>,
  idKey: keyof T & string,
  ...scope: Scope
) {
  const queryClient = useQueryClient();
  return async (ids: readonly string[]): Promise<readonly T[] | undefined> => {
    const { queryKey } = list(...scope);
    if (!isCurrent(queryClient.getQueryState<T[]>(queryKey))) return undefined;
    const found = new Map<string, T | null>();
    const readEach = ids.map(async (id) => {
      const record = await readOne(queryClient, single(...scope, id));
      if (record === null || (record && record[idKey] === id)) found.set(id, record);
    });
    await Promise.all(readEach);
    // The list may have become another one meanwhile.
    const state = queryClient.getQueryState<T[]>(queryKey);
    if (found.size < ids.length || !isCurrent(state)) return undefined;
    const next = withFound(state.data, found, (record) => String(record[idKey]));
    if (next) queryClient.setQueryData(queryKey, next, { updatedAt: state.dataUpdatedAt });
    return [...found.values()].flatMap((record) => record ?? []);
  };
}

/** Reads a record. Resolves to null if there is none, and to undefined if the service refuses to tell. */
async function readOne<T, Key extends QueryKey>(
  queryClient: QueryClient,
  single: FetchQueryOptions<T, Error, T, Key>,
): Promise<T | null | undefined> {
  try {
    // A read that is on its way may have begun before another person's save.
    await queryClient.cancelQueries({ queryKey: single.queryKey, exact: true });
    // A second attempt would only delay the read of the list.
    return await queryClient.fetchQuery({ ...single, staleTime: 0, retry: false });
  } catch (cause) {
    if (cause instanceof OrganisationRefused) return undefined;
    if (!(cause instanceof ApiError) || cause.status === 0) throw cause;
    // Without a code, something else than the service may have answered.
    return cause.status === 404 && cause.code !== '' ? null : undefined;
  }
}

/** Returns a list with the records as they were read; undefined if they are as before. */
function withFound<T extends object>(
  records: readonly T[],
  found: ReadonlyMap<string, T | null>,
  idOf: (record: T) => string,
): T[] | undefined {
  let isChanged = false;
  const next = records.flatMap((record) => {
    const read = found.get(idOf(record));
    const kept = read ? (withEqualParts(record, read) as T) : read;
    isChanged ||= kept !== undefined && kept !== record;
    return kept === null ? [] : (kept ?? record);
  });
  return isChanged ? next : undefined;
}
