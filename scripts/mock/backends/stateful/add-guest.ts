import { withDerivedTexts } from '../../../../service/database/derived-texts';
import type { Database } from '../../../../service/database/open-database';
import { users } from '../../../../service/database/schema/people';
import { personas } from '../../personas';

/** Adds the account of the anonymous persona, which the demo data of the service does not have. */
export async function addGuest(database: Database, now: Date): Promise<void> {
  const guest = withDerivedTexts(users, {
    userID: personas.anonymous.userId,
    shortName: 'Guest',
    fullName: 'Guest',
    email: 'guest@demo.test',
    scopes: ['anonymous'],
    dateTimeCreated: now,
  });
  await database.insert(users).values(guest);
}
