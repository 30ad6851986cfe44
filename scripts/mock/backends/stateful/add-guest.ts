import type { Database } from '../../../../service/database/open-database';
import { users } from '../../../../service/database/schema/people';
import { personas } from '../../personas';

/** Adds the account of the anonymous persona, which the demo data of the service does not have. */
export async function addGuest(database: Database, now: Date): Promise<void> {
  await database.insert(users).values({
    userID: personas.anonymous.userId,
    shortName: 'Guest',
    fullName: 'Guest',
    email: 'guest@demo.test',
    scopes: ['anonymous'],
    dateTimeCreated: now,
  });
}
