import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { JsonOperation, ParamsOf } from './answered-calls';
import type { Operation } from './answers/answer';
import { get } from './client';

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
    queryFn: ({ signal }) => get(operation, params, signal),
  });
