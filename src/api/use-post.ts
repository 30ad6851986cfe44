import { type QueryClient, useMutation } from '@tanstack/react-query';
import type { AnswerOf, Operation } from './answers/answer';
import { type BodyOf, type JsonOperation, type ParamsOf, post } from './client';
import { useRepeatableCall } from './repeatable-call';

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
