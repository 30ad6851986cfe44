import { and, eq, inArray, ne } from 'drizzle-orm';
import { writeAuditLog } from '../audit-log';
import { countWords } from '../contract/count-words';
import type { DatabaseTransaction } from '../database/open-database';
import { sessions, users } from '../database/schema/people';
import { placeOf } from './device-name';
import { hashToken } from './random-token';
import { removeEndedSessions } from './sessions';

/** A person whose sessions end, and why: a sentence without its full stop. */
export interface SessionOwner {
  userID: string;
  fullName: string;
  reason?: string;
}

export interface SessionEnding {
  /** Who ends the sessions; null for the service itself. */
  by: { userID: string; fullName: string } | null;
  now: Date;
  /** The hash of the token of the session that goes on. */
  exceptTokenHash?: string;
  /** The hash of the token of the only session that ends. */
  onlyTokenHash?: string;
}

/**
 * Ends the sessions of these people. The audit log says for each of them who ended how many.
 * @returns the number of ended sessions
 */
export async function endSessionsOf(
  transaction: DatabaseTransaction,
  owners: readonly SessionOwner[],
  { by, now, exceptTokenHash = '', onlyTokenHash }: SessionEnding,
): Promise<number> {
  if (owners.length === 0) return 0;
  // What has reached a limit has ended already, and nobody ends it now.
  await removeEndedSessions(transaction, now);
  const ended = await transaction
    .delete(sessions)
    .where(
      and(
        inArray(
          sessions.userID,
          owners.map(({ userID }) => userID),
        ),
        ne(sessions.tokenHash, exceptTokenHash),
        onlyTokenHash === undefined ? undefined : eq(sessions.tokenHash, onlyTokenHash),
      ),
    )
    .returning({
      userID: sessions.userID,
      address: sessions.address,
      userAgent: sessions.userAgent,
    });
  const entries = owners.flatMap(({ userID, fullName, reason }) => {
    const own = ended.filter((session) => session.userID === userID);
    if (own.length === 0) return [];
    const many = own.length === 1 ? 'a session' : countWords(own.length, 'session');
    const places = own.length === 1 ? own.map(placeOf).join('') : '';
    const why = reason ? `: ${reason}` : '';
    const message = `${by?.fullName ?? 'The service'} ended ${many} of ${fullName}${places}${why}.`;
    return [{ type: 'SessionsEnded', caller: by, message } as const];
  });
  await writeAuditLog(transaction, now, entries);
  return ended.length;
}

/** Ends the session that a browser had before it signed in again, perhaps as another person. */
export async function endReplacedSession(
  transaction: DatabaseTransaction,
  token: string | undefined,
  { by, now }: Pick<SessionEnding, 'by' | 'now'>,
): Promise<void> {
  if (!token) return;
  const onlyTokenHash = hashToken(token);
  const [owner] = await transaction
    .select({ userID: users.userID, fullName: users.fullName })
    .from(sessions)
    .innerJoin(users, eq(users.userID, sessions.userID))
    .where(eq(sessions.tokenHash, onlyTokenHash));
  if (!owner) return;
  const reason = 'the browser signed in again';
  await endSessionsOf(transaction, [{ ...owner, reason }], { by, now, onlyTokenHash });
}
