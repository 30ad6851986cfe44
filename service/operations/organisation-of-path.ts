import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database';
import { organisations } from '../database/schema/organisations';

/** The answer of a call whose path has an unknown organisation. */
export const noOrganisation = { status: 404, body: 'The organisation does not exist.' } as const;

/**
 * Finds the organisation of a call's path, as audit entries have it; undefined when it does not
 * exist. Only super users get that far: the service has refused everybody else before.
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
