import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../database/open-database';
import { organisationUserLinks, teamMembers } from '../database/schema/access';
import { organisationClosure } from '../database/schema/organisations';

/** The access links of a user, given to the user alone or to a team that the user is in. */
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
 * What a user is in an organisation: an administrator of it or of one above it, a member by a link
 * of its own, or nothing.
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
