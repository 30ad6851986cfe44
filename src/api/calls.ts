import { type QueryClient, type QueryKey, queryOptions, useMutation } from '@tanstack/react-query';
import type { AnswerOf, Operation } from './answers/answer';
import { partsInCache } from './arriving-lists';
import type { BodyOf, JsonOperation, ParamsOf } from './client';
import { get, post } from './client';
import { reasonOfFailure } from './organisation-refused';
import { useRepeatableCall } from './repeatable-call';

/**
 * Describes the read of a GET of the contract.
 * @param scope the beginning of the key, by which a change makes several queries stale
 */
export const query = <Id extends JsonOperation>(
  scope: QueryKey,
  operation: Operation<Id, 'get'>,
  params: ParamsOf<Id>,
) =>
  queryOptions({
    queryKey: [...scope, operation.id, params],
    queryFn: ({ client, queryKey, signal }) =>
      get(operation, params, signal, partsInCache(client, queryKey, signal)).catch(
        async (failure: unknown) => {
          throw await reasonOfFailure(failure, operation.id, params);
        },
      ),
  });

/**
 * Sends bodies with a POST of the contract. It is safe to send the same body again after a failure.
 * @param onSuccess refreshes what the call has changed; the mutation waits for the result
 */
export const usePost = <Id extends JsonOperation>(
  operation: Operation<Id, 'post'>,
  params: ParamsOf<Id>,
  onSuccess: (queryClient: QueryClient, saved: AnswerOf<Id>) => unknown,
) => {
  const sendOnce = useRepeatableCall();
  return useMutation({
    mutationFn: (body: BodyOf<Id>) =>
      sendOnce(body, (key) => post(operation, params, body, { key })),
    onSuccess: (saved, _body, _result, { client }) => onSuccess(client, saved),
  });
};

/** The queries of a resource, within an organisation or another scope. */
export interface ResourceQueries<Scope extends readonly string[]> {
  all: (...scope: Scope) => QueryKey;
  list: (...scope: Scope) => { queryKey: QueryKey };
}

/** Makes queries stale. The next visit reads them, but what is visible stays. */
export const markStale = (queryClient: QueryClient, queryKey: QueryKey) =>
  queryClient.invalidateQueries({ queryKey, refetchType: 'none' });

/**
 * Invalidates what a successful batch makes stale. A visible list is read again. Single records
 * only become stale: an edit page has its own copy, and a second read could ask for a record that
 * the batch has just deleted.
 */
export const refreshAfterCommit =
  <Scope extends readonly string[]>({ all, list }: ResourceQueries<Scope>, ...scope: Scope) =>
  async (queryClient: QueryClient): Promise<void> => {
    await markStale(queryClient, all(...scope));
    await queryClient.invalidateQueries({ queryKey: list(...scope).queryKey });
  };
