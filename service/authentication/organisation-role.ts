import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../database/open-database';
import { organisationUserLinks, teamMembers } from '../database/schema/access';
import { organisationClosure } from '../database/schema/organisations';

/** Makes the condition for a user's access links: their own, and those of their teams. */
export function linksOfUser(database: Pick<Database, 'select'>, userID: string) {
  const teamIDs = database
    .select({ teamID: teamMembers.teamID })
    .from(teamMembers)
    .where(eq(teamMembers.userID, userID));
  return or(
    eq(organisationUserLinks.userID, userID),
    inArray(organisationUserLinks.teamID, teamIDs),
  );
}

/**
 * Finds a user's role in an organisation: administrator of it or of one above it, member by an
 * access link of the organisation itself, or null.
 */
export async function organisationRoleOf(
  database: Pick<Database, 'select'>,
  userID: string,
  organisationID: string,
): Promise<'administrator' | 'member' | null> {
  const links = await database
    .select({
      isOrgAdmin: organisationUserLinks.isOrgAdmin,
      depth: organisationClosure.depth,
    })
    .from(organisationUserLinks)
    .innerJoin(
      organisationClosure,
      eq(organisationClosure.ancestorID, organisationUserLinks.organisationID),
    )
    .where(
      and(eq(organisationClosure.descendantID, organisationID), linksOfUser(database, userID)),
    );
  if (links.some((link) => link.isOrgAdmin)) return 'administrator';
  return links.some((link) => link.depth === 0) ? 'member' : null;
}
