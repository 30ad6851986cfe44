import { type DataTag, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { isOfNothing } from '~/domain/call-outcome';
import type { fieldLimits } from '~/domain/contract/field-limits.gen';
import { choicesOfForm, columnOfGrid } from '~/domain/lists';
import { identifier } from '~/domain/pasted-id';
import { lengthOf } from '~/domain/text-limit';
import type { AnswerOf, Operation } from './answers/answer';
import { get, type JsonOperation, type ParamsOf } from './client';
import { failedCall } from './failed-call';
import { reasonOfFailure } from './organisation-refused';
import type { paths } from './schema.gen';

/**
 * Describes the read of a GET of the contract.
 * @param scope the beginning of the key, by which a change makes several queries stale
 * @param require returns an answer that screens may show, or throws
 */
export const query = <Id extends JsonOperation>(
  scope: QueryKey,
  operation: Operation<Id, 'get'>,
  params: ParamsOf<Id>,
  require: (answer: AnswerOf<Id>) => AnswerOf<Id> = (answer) => answer,
) =>
  queryOptions({
    queryKey: [...scope, operation.id, params],
    queryFn: ({ signal, client }) =>
      readRecord(operation, params, signal)
        .catch(async (failure: unknown) => {
          // Somebody has deleted the record, which a list from before still has.
          if (isOfNothing(failure) && operation.id.startsWith('get')) void markStale(client, scope);
          throw await reasonOfFailure(failure, operation.id, params);
        })
        .then(require),
  });

/** Sends a read, unless its path has the id of no record. */
async function readRecord<Id extends JsonOperation>(
  operation: Operation<Id, 'get'>,
  params: ParamsOf<Id>,
  signal: AbortSignal,
) {
  if (!isOfKind(operation.id, params)) throw failedCall({ status: 404, code: noRecord });
  return get(operation, params, signal);
}

/** As the service says it of an id that no record has. */
const noRecord = 'No record has this id.';

type Limits = typeof fieldLimits;
const longestClientID: Limits['Client']['clientID'] = 16;

/**
 * Whether the id of a record in a path has the form of its kind in the contract: a UUID, but for
 * clients. The service refuses any other as malformed, though it is simply that of no record.
 */
function isOfKind(operationId: string, { path = {} }: { path?: object }): boolean {
  const ids = [Reflect.get(path, 'id'), Reflect.get(path, 'userId')].filter(
    (id) => id !== undefined,
  );
  return ids.every((id) =>
    operationId === 'getClient' ? lengthOf(id) <= longestClientID : identifier.test(id),
  );
}

/** Makes a query of a column: Refresh of the grid reads it again together with the list. */
export const columnQuery = <Query extends object>(query: Query) => ({
  ...query,
  meta: columnOfGrid,
});

/** Makes a query of what a form offers to choose: a refused save reads it again. */
export const choicesQuery = <Query extends object>(query: Query) => ({
  ...query,
  meta: choicesOfForm,
});

/** The queries of a resource, within an organisation or another scope. */
export interface ResourceQueries<Scope extends readonly string[]> {
  all: (...scope: Scope) => QueryKey;
  list: (...scope: Scope) => { queryKey: QueryKey };
}

/** The queries of a resource with a list of records. */
export interface ListQueries<Scope extends readonly string[], T> extends ResourceQueries<Scope> {
  list: (...scope: Scope) => { queryKey: DataTag<QueryKey, T[], Error> };
}

/** Makes queries stale. The next visit reads them, but what is visible stays. */
export const markStale = (queryClient: QueryClient, queryKey: QueryKey) =>
  queryClient.invalidateQueries({ queryKey, refetchType: 'none' });

/**
 * Invalidates what a successful batch makes stale, where its answer does not have the list's records, or
 * something else changes the list as well; `storeSaved` serves all other lists. A visible list is read
 * again. Single records only become stale: an edit page has its own copy, and a second read could ask
 * for a record that the batch has just deleted.
 */
export const refreshAfterCommit =
  <Scope extends readonly string[]>({ all, list }: ResourceQueries<Scope>, ...scope: Scope) =>
  async (queryClient: QueryClient): Promise<void> => {
    await markStale(queryClient, all(...scope));
    await queryClient.invalidateQueries({ queryKey: list(...scope).queryKey });
  };

type ReadPath = {
  [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never;
}[keyof paths];

/** A call that the loader of a route sends, with or without a query. */
export type RouteRead = ReadPath | `${ReadPath}?${string}`;
