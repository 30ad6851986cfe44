import { endSession, endSessions, listSessions } from './answers/extension.gen';
import { query } from './calls';
import { post } from './client';
import { useSingleMutation } from './use-single-mutation';

export type { UserSession } from './schema.gen';

const all = (userId: string) => ['sessions', userId] as const;

/** The sessions of a person. Each visit and each return of the focus to the window read them. */
export const userSessionQueries = {
  list: (userId: string) => ({
    ...query(all(userId), listSessions, { path: { userId } }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  }),
};

/** Ends one session of a person by its id, or without one all except the one that sends the call. */
export const useEndSessions = (userId: string) =>
  useSingleMutation({
    mutationFn: (sessionId: string | undefined) =>
      sessionId === undefined
        ? post(endSessions, { path: { userId } }, undefined)
        : post(endSession, { path: { userId, sessionId } }, undefined),
    onSuccess: (_answer, _id, _result, { client }) =>
      client.invalidateQueries({ queryKey: all(userId) }),
  });
