import { currentSession } from './current-session';
import { handler } from './handler';

export const getCurrentSession = handler(
  'getCurrentSession',
  'any-session',
  async ({ database, caller, now }) => {
    const session = await currentSession(database, caller.userID, now);
    if (session === null) return { status: 401, body: 'You are not signed in.' };
    return { status: 200, body: session };
  },
);
