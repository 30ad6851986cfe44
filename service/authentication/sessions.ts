import { and, eq, lte, or } from 'drizzle-orm';
import type { Context } from 'hono';
import { unavailability } from '../database/database-unavailable';
import type { Database, DatabaseTransaction } from '../database/open-database';
import { sessions, userLastSeen, users } from '../database/schema/people';
import type { Caller } from './caller';
import { hashToken, newToken } from './random-token';

const minute = 60_000;

/** How long a session lasts after its last call, and at most after signing in (milliseconds). */
export const sessionLimits = { idle: 60 * minute, absolute: 12 * 60 * minute } as const;

// Without this interval, every call would write to the database.
const touchInterval = minute;

// Lists of people show days, so that a write for each call would serve nobody.
const personInterval = 15 * minute;

// A caller chooses the header freely, and must not fill the database with it.
const longestUserAgent = 256;

/** Reads how the browser of a request names itself; empty if it does not. */
export const userAgentOf = (context: Context): string =>
  (context.req.header('User-Agent') ?? '').slice(0, longestUserAgent);

/** When, from where and with which program somebody uses a session. */
export interface SessionUse {
  now: Date;
  address: string;
  userAgent: string;
}

/** Returns how a request uses its session. */
export function sessionUseOf(
  context: Context,
  { addressOf, now }: { addressOf(context: Context): string; now(): Date },
): SessionUse {
  return { now: now(), address: addressOf(context), userAgent: userAgentOf(context) };
}

/** Creates a session and returns its token. The database has only a hash of the token. */
export async function createSession(
  database: Database | DatabaseTransaction,
  userID: string,
  { now, ...use }: SessionUse,
): Promise<string> {
  const token = newToken();
  await database.insert(sessions).values({
    tokenHash: hashToken(token),
    userID,
    dateTimeCreated: now,
    dateTimeLastSeen: now,
    ...use,
  });
  await noteLastSeen(database, userID, now);
  return token;
}

/** Notes when a person was active last. Sessions end, and this stays (decision 0125). */
async function noteLastSeen(
  database: Database | DatabaseTransaction,
  userID: string,
  now: Date,
): Promise<void> {
  const seen = { dateTimeLastSeen: now };
  await database
    .insert(userLastSeen)
    .values({ userID, ...seen })
    .onConflictDoUpdate({ target: userLastSeen.userID, set: seen });
}

/**
 * Finds the person whose session the token opens; null when there is none or it has ended, and for
 * an account whose address nobody has confirmed (decision 0074). Notes the use: at once from a new
 * address or program, else at most once a minute.
 * @param note runs what notes the use. A large save of somebody lets no other write pass, so that a call
 * should not wait for it.
 */
export async function findCaller(
  database: Database,
  token: string | undefined,
  { now, ...use }: SessionUse,
  note: (noting: () => Promise<void>) => Promise<void> | void = (noting) => noting(),
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
      address: sessions.address,
      userAgent: sessions.userAgent,
      personLastSeen: userLastSeen.dateTimeLastSeen,
    })
    .from(sessions)
    .innerJoin(users, eq(users.userID, sessions.userID))
    .leftJoin(userLastSeen, eq(userLastSeen.userID, sessions.userID))
    .where(and(eq(sessions.tokenHash, tokenHash), eq(users.isEmailUnconfirmed, false)));
  if (!found) return null;
  const idle = now.getTime() - found.lastSeen.getTime();
  const age = now.getTime() - found.created.getTime();
  if (idle >= sessionLimits.idle || age >= sessionLimits.absolute) {
    await endSession(database, token).catch(ifUnavailable);
    return null;
  }
  const isElsewhere = found.address !== use.address || found.userAgent !== use.userAgent;
  // A clock that was turned back must not lengthen the session.
  const isTurnedBack = idle < 0 || age < 0;
  if (isElsewhere || isTurnedBack || idle >= touchInterval) {
    const sincePerson = now.getTime() - (found.personLastSeen?.getTime() ?? 0);
    const isDue = Math.abs(sincePerson) >= personInterval;
    await note(async () => {
      await Promise.all([
        database
          .update(sessions)
          .set({ dateTimeLastSeen: now, ...use, ...(age < 0 && { dateTimeCreated: now }) })
          .where(eq(sessions.tokenHash, tokenHash)),
        isDue && noteLastSeen(database, found.userID, now),
      ]).catch(ifUnavailable);
    });
  }
  const { userID, fullName } = found;
  return { userID, fullName, ...scopesOf(found), sessionTokenHash: tokenHash };
}

/** Reads go on while the disk is full. */
function ifUnavailable(error: unknown): void {
  if (unavailability(error) === null) throw error;
}

/** Returns the scopes of the session of a call; null if it has been ended since the call began. */
export async function openSessionOf(
  reader: Pick<Database, 'select'>,
  { sessionTokenHash }: Pick<Caller, 'sessionTokenHash'>,
): Promise<Pick<Caller, 'isSuperUser' | 'isAnonymous'> | null> {
  const [open] = await reader
    .select({ scopes: users.scopes })
    .from(sessions)
    .innerJoin(users, eq(users.userID, sessions.userID))
    .where(eq(sessions.tokenHash, sessionTokenHash));
  return open ? scopesOf(open) : null;
}

const scopesOf = ({ scopes }: Pick<typeof users.$inferSelect, 'scopes'>) => ({
  isSuperUser: scopes.includes('superuser'),
  isAnonymous: scopes.includes('anonymous'),
});

/** Ends the session of this token, and returns whether there was one. */
export async function endSession(
  database: Database | DatabaseTransaction,
  token: string,
): Promise<boolean> {
  const ended = await database
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ userID: sessions.userID });
  return ended.length > 0;
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
        lte(sessions.dateTimeLastSeen, new Date(now.getTime() - sessionLimits.idle)),
        lte(sessions.dateTimeCreated, new Date(now.getTime() - sessionLimits.absolute)),
      ),
    );
}
