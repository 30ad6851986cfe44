import { commitClients, getClient, listClients } from './answers/clients.gen';
import { query } from './calls';
import type { BodyOf } from './client';
import { useRepeatableCall } from './repeatable-call';
import { storeSaved } from './saved-records';
import { refreshLastSeen } from './stale-elsewhere';
import { useSingleMutation } from './use-single-mutation';

export type * from './answers/clients.gen';

const all = () => ['clients'] as const;

export const clientQueries = {
  all,
  list: () => query(all(), listClients, {}),
  single: (id: string) => query(all(), getClient, { path: { id } }),
};

/**
 * Adds, changes and deletes API clients in one call. `newClients` says how many of the changes add one,
 * since a new client looks like a changed one (decision 0081).
 */
export const useCommitClients = () => {
  const sendOnce = useRepeatableCall(commitClients);
  return useSingleMutation({
    mutationFn: ({ newClients, ...batch }: BodyOf<'commitClients'> & { newClients: number }) =>
      sendOnce({ header: { 'New-Records': newClients } }, batch),
    onSuccess: async ({ answer, wasReplayed }, body, _result, { client }) => {
      await storeSaved(clientQueries, 'clientID')(client, answer, { body, wasReplayed });
      if (body.newClients > 0) void refreshLastSeen(client);
    },
  });
};
