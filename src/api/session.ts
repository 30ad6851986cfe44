import { getCurrentSession } from './answers/session.gen';
import { query } from './calls';

export type { Session as CurrentSession } from './schema.gen';

/** The session: the user, the organisation and the administrator flag. */
export const sessionQueries = {
  current: () => ({
    ...query(['session'], getCurrentSession, {}),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};
