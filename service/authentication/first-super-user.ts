import { eq, sql } from 'drizzle-orm';
import { writeAuditLog } from '../audit-log';
import { recordChange } from '../audit-log/record-change';
import { userHistory } from '../audit-log/user-history';
import { withDerivedTexts } from '../database/derived-texts';
import { byExactEmail, hasEmail } from '../database/has-email';
import type { Database } from '../database/open-database';
import { users } from '../database/schema/people';
import { endSessionsOf } from './end-sessions';
import { giveUpPendingAddress } from './pending-address';
import { removeResets } from './remove-resets';

/**
 * Creates a super user unless there is one. A user who already has that address becomes the super
 * user, and keeps their password if they have one. Somebody else may have chosen the password of an
 * account whose address nobody has confirmed, so that such an account gets the new one.
 *
 * @returns the id of the new super user; null when there already was one
 */
export async function ensureFirstSuperUser(
  database: Database,
  { email, passwordHash, now }: { email: string; passwordHash: string; now: Date },
): Promise<string | null> {
  return database.transaction(async (transaction) => {
    const isSuperUser = sql`exists (select 1 from json_each(${users.scopes}) where value = 'superuser')`;
    const [superUser] = await transaction.select().from(users).where(isSuperUser).limit(1);
    if (superUser) return null;
    const name = email.replace(/@.*$/, '');
    const [known] = await transaction
      .select()
      .from(users)
      .where(hasEmail(email))
      .orderBy(byExactEmail(email))
      .limit(1);
    const [row] = known
      ? await transaction
          .update(users)
          .set({
            scopes: [...known.scopes, 'superuser'],
            passwordHash: known.isEmailUnconfirmed
              ? passwordHash
              : (known.passwordHash ?? passwordHash),
            isEmailUnconfirmed: false,
          })
          .where(eq(users.userID, known.userID))
          .returning()
      : await transaction
          .insert(users)
          .values(
            withDerivedTexts(users, {
              shortName: name.slice(0, 32),
              fullName: name.slice(0, 64),
              email,
              scopes: ['superuser'],
              passwordHash,
              dateTimeCreated: now,
            }),
          )
          .returning();
    if (!row) return null;
    const { userID, fullName } = row;
    const became = known ? 'made' : 'created as';
    const isPasswordNew = row.passwordHash !== known?.passwordHash;
    const password = known && isPasswordNew ? ' The password was set.' : '';
    const message = `User ${fullName} was ${became} the first super user by the options of the service.${password}`;
    const record = recordChange('User', userID, known && userHistory(known), userHistory(row));
    const type = known ? 'UserChanged' : 'UserCreated';
    await writeAuditLog(transaction, now, [{ type, caller: null, message, record }]);
    // Nothing that somebody else has begun with the account may go on with the new rights.
    const owner = { userID, fullName, reason: 'the account became the first super user' };
    await endSessionsOf(transaction, [owner], { by: null, now });
    await giveUpPendingAddress(transaction, owner, { by: null, now });
    await removeResets(transaction, [row]);
    return userID;
  });
}
