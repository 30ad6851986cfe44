import { desc, eq } from 'drizzle-orm';
import type { Session } from '../../src/api/schema.gen';
import { exactly } from '../../src/domain/contract/exact';
import { givingLinksOfUser } from '../authentication/organisation-role';
import type { Database } from '../database/open-database';
import { organisationUserLinks } from '../database/schema/access';
import { organisationClosure, organisations } from '../database/schema/organisations';
import { users } from '../database/schema/people';
import { toUser } from './users/record';

/** Reads what the console knows of a person who is signed in; null if the person was removed. */
export async function currentSession(
  database: Database,
  userID: string,
  now: Date,
): Promise<Session | null> {
  const [row] = await database.select().from(users).where(eq(users.userID, userID));
  if (!row) return null;
  const isAnonymous = row.scopes.includes('anonymous');
  const organisation = isAnonymous ? undefined : await organisationOf(database, userID, now);
  if (!organisation) return exactly<Session>()([toUser(row), null, false]);
  const { organisationID, name, isOrgAdmin } = organisation;
  return exactly<Session>()([toUser(row), { organisationID, name }, isOrgAdmin]);
}

/**
 * Finds the organisation that the session shows: one that the person administers before others, then
 * the one with the fewest above it, and then the first by name; undefined for none.
 */
async function organisationOf(database: Database, userID: string, now: Date) {
  const [first] = await database
    .select({
      organisationID: organisations.organisationID,
      name: organisations.name,
      isOrgAdmin: organisationUserLinks.isOrgAdmin,
    })
    .from(organisationUserLinks)
    .innerJoin(
      organisations,
      eq(organisations.organisationID, organisationUserLinks.organisationID),
    )
    .where(givingLinksOfUser(database, userID, now))
    .orderBy(
      desc(organisationUserLinks.isOrgAdmin),
      database.$count(
        organisationClosure,
        eq(organisationClosure.descendantID, organisations.organisationID),
      ),
      organisations.nameFolded,
      organisations.organisationID,
    )
    .limit(1);
  return first;
}
