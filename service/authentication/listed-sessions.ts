import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../database/open-database';
import { sessions } from '../database/schema/people';
import { hashToken } from './random-token';
import { sessionLimits } from './sessions';

/** Lists the sessions of a person that have not ended, the latest use first. */
export function findSessionsOf(
  database: Database | DatabaseTransaction,
  userID: string,
  now: Date,
): Promise<(typeof sessions.$inferSelect)[]> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return database
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userID, userID),
        gt(sessions.dateTimeLastSeen, before(sessionLimits.idle)),
        gt(sessions.dateTimeCreated, before(sessionLimits.absolute)),
      ),
    )
    .orderBy(desc(sessions.dateTimeLastSeen), desc(sessions.dateTimeCreated), sessions.tokenHash);
}

/**
 * Makes the id that names a session in lists. It follows from the token by two hashes, of which the
 * database has the first. Nobody gets from the id to the hash, or from the hash to the token.
 */
export function publicIdOf({ tokenHash }: { tokenHash: string }): string {
  return hashToken(`session ${tokenHash}`).slice(0, 22);
}
