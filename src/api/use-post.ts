import { type QueryClient, useMutation } from '@tanstack/react-query';
import type { BodyOf, JsonOperation, ParamsOf } from './answered-calls';
import type { AnswerOf, Operation } from './answers/answer';
import { post } from './client';

/**
 * Sends bodies with a POST of the contract.
 * @param onSuccess refreshes what the call has changed; the mutation waits for the result
 */
export const usePost = <Id extends JsonOperation>(
  operation: Operation<Id, 'post'>,
  params: ParamsOf<Id>,
  onSuccess: (queryClient: QueryClient, saved: AnswerOf<Id>) => unknown,
) =>
  useMutation({
    mutationFn: (body: BodyOf<Id>) => post(operation, params, body),
    onSuccess: (saved, _body, _result, { client }) => onSuccess(client, saved),
  });
