import { eq, sql } from 'drizzle-orm';
import { withDerivedTexts } from './derived-texts';
import { byExactEmail, hasEmail } from './has-email';
import type { Database } from './open-database';
import { emailChanges, sessions, users } from './schema/people';

/**
 * Creates a super user unless there is one. A user who already has that address becomes the super
 * user, and keeps their password if they have one. Somebody else may have chosen the password of an
 * account whose address nobody has confirmed, so that such an account gets the new one.
 *
 * @returns the id of the new super user; null when there already was one
 */
export async function ensureFirstSuperUser(
  database: Database,
  { email, passwordHash }: { email: string; passwordHash: string },
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
          .returning({ userID: users.userID })
      : await transaction
          .insert(users)
          .values(
            withDerivedTexts(users, {
              shortName: name.slice(0, 32),
              fullName: name.slice(0, 64),
              email,
              scopes: ['superuser'],
              passwordHash,
              dateTimeCreated: new Date(),
            }),
          )
          .returning({ userID: users.userID });
    if (!row) return null;
    // Nothing that somebody else has begun with the account may go on with the new rights.
    await transaction.delete(sessions).where(eq(sessions.userID, row.userID));
    await transaction.delete(emailChanges).where(eq(emailChanges.userID, row.userID));
    return row.userID;
  });
}
