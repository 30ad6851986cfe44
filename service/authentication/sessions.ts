import { and, eq, lt, ne, or } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../database/open-database';
import { sessions, users } from '../database/schema/people';
import type { Caller } from './caller';
import { hashToken, newToken } from './random-token';

const minute = 60_000;

/** How long a session lasts after its last call, and at most after signing in (milliseconds). */
export const sessionLimits = { idle: 60 * minute, absolute: 12 * 60 * minute } as const;

// Without this interval, every call would write to the database.
const touchInterval = minute;

/** Creates a session and returns its token. The database has only a hash of the token. */
export async function createSession(
  database: Database | DatabaseTransaction,
  userID: string,
  now: Date,
): Promise<string> {
  const token = newToken();
  await database.insert(sessions).values({
    tokenHash: hashToken(token),
    userID,
    dateTimeCreated: now,
    dateTimeLastSeen: now,
  });
  return token;
}

/**
 * Finds the person whose session the token opens; null when there is none or it has ended, and for
 * an account whose address nobody has confirmed (decision 0074).
 */
export async function findCaller(
  database: Database,
  token: string | undefined,
  now: Date,
): Promise<Caller | null> {
  if (!token) return null;
  const tokenHash = hashToken(token);
  const [found] = await database
    .select({
      userID: users.userID,
      fullName: users.fullName,
      scopes: users.scopes,
      created: sessions.dateTimeCreated,
      lastSeen: sessions.dateTimeLastSeen,
    })
    .from(sessions)
    .innerJoin(users, eq(users.userID, sessions.userID))
    .where(and(eq(sessions.tokenHash, tokenHash), eq(users.isEmailUnconfirmed, false)));
  if (!found) return null;
  const idle = now.getTime() - found.lastSeen.getTime();
  const age = now.getTime() - found.created.getTime();
  if (idle >= sessionLimits.idle || age >= sessionLimits.absolute) {
    await endSession(database, token);
    return null;
  }
  if (idle >= touchInterval) {
    await database
      .update(sessions)
      .set({ dateTimeLastSeen: now })
      .where(eq(sessions.tokenHash, tokenHash));
  }
  const { userID, fullName, scopes } = found;
  return {
    userID,
    fullName,
    isSuperUser: scopes.includes('superuser'),
    sessionTokenHash: tokenHash,
  };
}

/** Ends the session of this token, if there is one. */
export async function endSession(
  database: Database | DatabaseTransaction,
  token: string,
): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Ends all sessions of a person, except the one with the given hash of its token. */
export async function endSessionsOf(
  database: Database | DatabaseTransaction,
  userID: string,
  exceptTokenHash = '',
): Promise<void> {
  await database
    .delete(sessions)
    .where(and(eq(sessions.userID, userID), ne(sessions.tokenHash, exceptTokenHash)));
}

/** Removes the sessions that are past a limit. */
export async function removeEndedSessions(
  database: Database | DatabaseTransaction,
  now: Date,
): Promise<void> {
  await database
    .delete(sessions)
    .where(
      or(
        lt(sessions.dateTimeLastSeen, new Date(now.getTime() - sessionLimits.idle)),
        lt(sessions.dateTimeCreated, new Date(now.getTime() - sessionLimits.absolute)),
      ),
    );
}
