import { eq } from 'drizzle-orm';
import type { SignInLimits } from '../../src/api/schema.gen';
import { writeAuditLog } from '../audit-log';
import { readSignInCounts, removeSignInCounts } from '../authentication/unlock-sign-in';
import type { Database } from '../database/open-database';
import { users } from '../database/schema/people';
import { handler } from './handler';
import { momentText } from './moment-text';

const noUser = { status: 404, body: 'The user does not exist.' } as const;

export const getSignInLimits = handler(
  'getSignInLimits',
  'super-user',
  async ({ database, params }) => {
    const user = await findUser(database, params.id);
    return user ? { status: 200, body: await limitsOf(database, user) } : noUser;
  },
);

export const unlockSignIn = handler('unlockSignIn', 'super-user', async (request) => {
  const { database, params, caller, now } = request;
  const user = await database.transaction(async (transaction) => {
    const found = await findUser(transaction, params.id);
    if (!found) return undefined;
    if ((await removeSignInCounts(transaction, found)) === 0) return found;
    const message = `Sign-in was unlocked for ${found.fullName} (${found.email}).`;
    await writeAuditLog(transaction, now, [{ type: 'SignInUnlocked', caller, message }]);
    return found;
  });
  return user ? { status: 200, body: await limitsOf(database, user) } : noUser;
});

type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;

async function findUser(database: Pick<Database, 'select'>, id: string) {
  const { userID, email, fullName } = users;
  const [user] = await database
    .select({ userID, email, fullName })
    .from(users)
    .where(eq(userID, id));
  return user;
}

async function limitsOf(database: Database, user: User): Promise<SignInLimits> {
  const counts = await readSignInCounts(database, user);
  return {
    // Each failure from an unknown device counts for its network too.
    failures: counts
      .filter(({ appliesTo }) => appliesTo !== 'Network')
      .reduce((sum, { failures }) => sum + failures, 0),
    limits: counts
      .filter(({ isReached }) => isReached)
      .sort((one, other) => other.until.getTime() - one.until.getTime())
      .map(({ appliesTo, failures, since, until }) => ({
        appliesTo,
        failures,
        sinceDateTimeUTC: momentText(since),
        untilDateTimeUTC: momentText(until),
      })),
  };
}
