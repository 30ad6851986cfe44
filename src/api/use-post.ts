import { type QueryClient, useMutation } from '@tanstack/react-query';
import type { AnswerOf, Operation } from './answers/answer';
import type { Answered, BodyOf, JsonOperation, ParamsOf } from './client';
import { useRepeatableCall } from './repeatable-call';
import type { AfterSave } from './saved-records';

/**
 * Sends bodies with a POST of the contract. It is safe to send the same body again after a failure.
 * Resolves to the answer, and whether it repeats an earlier one.
 * @param onSuccess refreshes what the call has changed; the mutation waits for the result
 * @param onAnswer gets a 200 before the refresh, with the body that was sent
 */
export const usePost = <Id extends JsonOperation>(
  operation: Operation<Id, 'post'>,
  params: ParamsOf<Id>,
  onSuccess: AfterSave<AnswerOf<Id>, BodyOf<Id>>,
  onAnswer?: (response: Answered<Id>, body: BodyOf<Id>, queryClient: QueryClient) => void,
) => {
  const sendOnce = useRepeatableCall(operation);
  return useMutation({
    mutationFn: (body: BodyOf<Id>, { client }) =>
      sendOnce(params, body, { onAnswer: (response) => onAnswer?.(response, body, client) }),
    onSuccess: ({ answer, wasReplayed }, body, _result, { client }) =>
      onSuccess(client, answer, { body, wasReplayed }),
  });
};

/**
 * Sends a POST of the contract for one of several records, each by its id. It is safe to send the same body
 * for the same record again after a failure.
 */
export const usePostEach = <Id extends JsonOperation>(
  operation: Operation<Id, 'post'>,
  paramsOf: (id: string) => ParamsOf<Id>,
  onSuccess: (queryClient: QueryClient, id: string) => unknown,
) => {
  const sendOnce = useRepeatableCall(operation);
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: BodyOf<Id> }) =>
      sendOnce(paramsOf(id), body, { recordID: id }),
    onSuccess: (_posted, { id }, _result, { client }) => onSuccess(client, id),
  });
};
