import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf, Operation } from './answers/answer';
import type { Answered, BodyOf, JsonOperation, ParamsOf } from './client';
import { useRepeatableCall } from './repeatable-call';
import type { AfterSave } from './saved-records';
import { useSingleMutation } from './use-single-mutation';

/**
 * Sends bodies with a POST of the contract. It is safe to send the same body again after a failure.
 * Resolves to the answer, whether it repeats an earlier one, and whether a notice offers to undo it.
 * @param steps refresh what the call has changed, one after the other; the mutation waits for them
 * @param offer gets a 200 before the refresh, with the body that was sent, and returns whether it offers Undo
 */
export const usePost = <Id extends JsonOperation>(
  operation: Operation<Id, 'post'>,
  params: ParamsOf<Id>,
  steps: readonly AfterSave<AnswerOf<Id>, BodyOf<Id>>[],
  offer?: (response: Answered<Id>, body: BodyOf<Id>, queryClient: QueryClient) => boolean,
) => {
  const sendOnce = useRepeatableCall(operation);
  return useSingleMutation({
    mutationFn: async (body: BodyOf<Id>, { client }) => {
      let isUndoable = false;
      const onAnswer = (response: Answered<Id>) => {
        isUndoable = offer?.(response, body, client) === true;
      };
      const posted = await sendOnce(params, body, { onAnswer });
      return { ...posted, isUndoable };
    },
    onSuccess: async ({ answer, wasReplayed }, body, _result, { client }) => {
      for (const step of steps) await step(client, answer, { body, wasReplayed });
    },
  });
};

/**
 * Sends a POST of the contract for one of several records, each by its id. It is safe to send the same body
 * for the same record again after a failure.
 */
export const usePostEach = <Id extends JsonOperation>(
  operation: Operation<Id, 'post'>,
  paramsOf: (id: string) => ParamsOf<Id>,
  steps: readonly ((queryClient: QueryClient, id: string) => unknown)[],
) => {
  const sendOnce = useRepeatableCall(operation);
  return useSingleMutation({
    mutationFn: ({ id, body }: { id: string; body: BodyOf<Id> }) =>
      sendOnce(paramsOf(id), body, { recordID: id }),
    onSuccess: async (_posted, { id }, _result, { client }) => {
      for (const step of steps) await step(client, id);
    },
  });
};
