import { eq, lt } from 'drizzle-orm';
import { emailKey } from '../../../src/domain/email-address';
import { hashToken, newToken } from '../../authentication/random-token';
import type { Database, DatabaseTransaction } from '../../database/open-database';
import { passwordResets, users } from '../../database/schema/people';

/** How long a link works. */
export const minutesOfValidity = 60;

// For this time the service can tell an expired link from one that never existed.
const daysKept = 7;

/**
 * Creates a token that sets a new password, and stores its hash. Tokens of earlier mails stay
 * valid: a person who asked twice may open either mail. It also deletes tokens that expired long
 * ago.
 */
export async function keepResetToken(
  transaction: DatabaseTransaction,
  userID: string,
  now: Date,
): Promise<string> {
  const token = newToken();
  await transaction
    .delete(passwordResets)
    .where(lt(passwordResets.dateTimeExpires, after(now, -daysKept * 24 * 60)));
  await transaction.insert(passwordResets).values({
    tokenHash: hashToken(token),
    userID,
    dateTimeCreated: now,
    dateTimeExpires: after(now, minutesOfValidity),
  });
  return token;
}

/**
 * Returns the link of a reset mail. An address may contain a plus or a percent sign, which must
 * arrive unchanged.
 */
export function resetLink(publicUrl: string, token: string, email: string): string {
  return `${publicUrl}/resetpassword/validate/${token}/${encodeURIComponent(email)}`;
}

export interface ResetOwner {
  userID: string;
  email: string;
  fullName: string;
  shortName: string;
}

/**
 * Finds the person whose password a token sets, or why the token is not valid. It changes nothing.
 */
export async function findReset(
  database: Pick<Database, 'select'>,
  { email, token }: { email: string; token: string },
  now: Date,
): Promise<ResetOwner | 'missing' | 'invalid' | 'expired'> {
  if (email.trim() === '' || token === '') return 'invalid';
  const { userID, fullName, shortName } = users;
  const [found] = await database
    .select({
      owner: { userID, email: users.email, fullName, shortName },
      expires: passwordResets.dateTimeExpires,
    })
    .from(passwordResets)
    .innerJoin(users, eq(users.userID, passwordResets.userID))
    .where(eq(passwordResets.tokenHash, hashToken(token)));
  if (!found) return 'missing';
  if (emailKey(found.owner.email) !== emailKey(email)) return 'invalid';
  return found.expires <= now ? 'expired' : found.owner;
}

const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);
