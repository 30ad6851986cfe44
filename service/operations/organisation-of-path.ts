import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database';
import { organisations } from '../database/schema/organisations';

/**
 * The organisation that a call's path names, as audit entries take it; undefined when there is none,
 * which only super users get to see: everybody else was refused before.
 */
export async function findOrganisation(
  database: Pick<Database, 'select'>,
  organisationID: string,
): Promise<{ organisationID: string; name: string } | undefined> {
  const [found] = await database
    .select({ organisationID: organisations.organisationID, name: organisations.name })
    .from(organisations)
    .where(eq(organisations.organisationID, organisationID));
  return found;
}
