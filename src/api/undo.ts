import { useMutation } from '@tanstack/react-query';
import { undoDeletion } from './answers/extension.gen';
import { post } from './client';
import { useRepeatableCall } from './repeatable-call';
import type { UndoableDeletion } from './undoable-deletions';

/** Undoes a deletion, and reads everything that is shown again. */
export function useUndoDeletion({ orgId, undoID }: UndoableDeletion) {
  const sendOnce = useRepeatableCall();
  return useMutation({
    mutationFn: () =>
      sendOnce(undoID, (key) => post(undoDeletion, { path: { orgId } }, { undoID }, { key })),
    // Teams, access and invitations change what summaries and lists of people have.
    onSuccess: (_answer, _nothing, _result, { client }) => client.invalidateQueries(),
  });
}
