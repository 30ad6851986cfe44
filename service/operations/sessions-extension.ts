import { eq } from 'drizzle-orm';
import type { UserSession } from '../../src/api/schema.gen';
import { exactly } from '../../src/domain/contract/exact';
import type { Caller } from '../authentication/caller';
import { deviceName } from '../authentication/device-name';
import { endSessionsOf, type SessionEnding } from '../authentication/end-sessions';
import { findSessionsOf, publicIdOf } from '../authentication/listed-sessions';
import { giveUpPendingAddress } from '../authentication/pending-address';
import type { Database } from '../database/open-database';
import { users } from '../database/schema/people';
import { handler } from './handler';
import { momentText } from './moment-text';

const noUser = { status: 404, body: 'The user does not exist.' } as const;

export const listSessions = handler('listSessions', 'self', async (request) => {
  const { database, params, caller, now } = request;
  if (!(await findOwner(database, params.userId))) return noUser;
  const rows = await findSessionsOf(database, params.userId, now);
  return {
    status: 200,
    body: rows.map((row) =>
      exactly<UserSession>()({
        sessionID: publicIdOf(row),
        device: deviceName(row.userAgent),
        address: row.address,
        dateTimeCreated: momentText(row.dateTimeCreated),
        dateTimeLastSeen: momentText(row.dateTimeLastSeen),
        isCurrent: row.tokenHash === caller.sessionTokenHash,
      }),
    ),
  };
});

export const endSessions = handler('endSessions', 'self', async (request) => {
  const { caller, now } = request;
  const exceptTokenHash = caller.sessionTokenHash;
  return endAs(request, async () => ({ by: caller, now, exceptTokenHash }));
});

export const endSession = handler('endSession', 'self', async (request) => {
  const { database, params, caller, now } = request;
  return endAs(request, async () => {
    const listed = await findSessionsOf(database, params.userId, now);
    const session = listed.find((row) => publicIdOf(row) === params.sessionId);
    return session && { by: caller, now, onlyTokenHash: session.tokenHash };
  });
});

interface SessionsRequest extends Pick<SessionEnding, 'now'> {
  database: Database;
  params: { userId: string };
  caller: Caller;
}

/**
 * Ends sessions, and gives up the new address that one of them may have asked for.
 * @param find finds what ends; undefined for nothing
 */
async function endAs(
  { database, params, caller, now }: SessionsRequest,
  find: () => Promise<SessionEnding | undefined>,
) {
  const owner = await findOwner(database, params.userId);
  if (!owner) return noUser;
  const ending = await find();
  if (!ending) return { status: 200, body: { ended: 0 } } as const;
  const ended = await database.transaction(async (transaction) => {
    const count = await endSessionsOf(transaction, [owner], ending);
    const reason = count > 0 ? 'sessions were ended' : 'all other sessions were to end';
    // Also without a session: whoever asked for the address may have left it by signing out.
    await giveUpPendingAddress(transaction, { ...owner, reason }, { by: caller, now });
    return count;
  });
  return { status: 200, body: { ended } } as const;
}

async function findOwner(database: Database, userID: string) {
  const [owner] = await database
    .select({ userID: users.userID, fullName: users.fullName })
    .from(users)
    .where(eq(users.userID, userID));
  return owner;
}
