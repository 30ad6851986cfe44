import { and, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database/open-database';
import { organisationUserLinks, teamMembers } from '../database/schema/access';
import { organisationClosure } from '../database/schema/organisations';

/** Makes the condition for the access links that give something at a moment: they have not ended. */
export const isGiving = (now: Date): SQL | undefined => isOpen(organisationUserLinks.endsAt, now);

/** Makes the condition for the memberships of teams that give something at a moment. */
export const isGivingMember = (now: Date): SQL | undefined => isOpen(teamMembers.endsAt, now);

const isOpen = (endsAt: SQLiteColumn, now: Date) => or(isNull(endsAt), gt(endsAt, now));

/** Makes the condition for the access links that give a user something at a moment. */
export function givingLinksOfUser(
  database: Pick<Database, 'select'>,
  userID: string,
  now: Date,
): SQL | undefined {
  return and(isGiving(now), linksOfUser(database, userID, isGivingMember(now)));
}

/**
 * Makes the condition for a user's access links: their own, and those of their teams. It includes
 * those that have ended, and so it decides about no right.
 * @param isMember which memberships count; by default those that have ended, too
 */
export function linksOfUser(
  database: Pick<Database, 'select'>,
  userID: string,
  isMember?: SQL,
): SQL | undefined {
  const teamIDs = database
    .select({ teamID: teamMembers.teamID })
    .from(teamMembers)
    .where(and(eq(teamMembers.userID, userID), isMember));
  return or(
    eq(organisationUserLinks.userID, userID),
    inArray(organisationUserLinks.teamID, teamIDs),
  );
}

/**
 * Joins access links with their organisation and those below it. The plus sign keeps SQLite from reading
 * all access links of an organisation to find those of one user.
 */
export const isOfAncestor = eq(
  organisationClosure.ancestorID,
  sql`+${organisationUserLinks.organisationID}`,
);

/**
 * Finds a user's role in an organisation: administrator of it or of one above it, member by an
 * access link of the organisation itself, or null.
 * @param now the moment of the question: a link that has ended gives no role
 * @param withoutTeamID a team whose access links do not count
 */
export async function organisationRoleOf(
  database: Pick<Database, 'select'>,
  userID: string,
  organisationID: string,
  now: Date,
  withoutTeamID?: string,
): Promise<'administrator' | 'member' | null> {
  const links = await database
    .select({
      isOrgAdmin: organisationUserLinks.isOrgAdmin,
      depth: organisationClosure.depth,
    })
    .from(organisationUserLinks)
    .innerJoin(organisationClosure, isOfAncestor)
    .where(
      and(
        eq(organisationClosure.descendantID, organisationID),
        givingLinksOfUser(database, userID, now),
        withoutTeamID === undefined
          ? undefined
          : or(
              isNull(organisationUserLinks.teamID),
              ne(organisationUserLinks.teamID, withoutTeamID),
            ),
      ),
    );
  if (links.some((link) => link.isOrgAdmin)) return 'administrator';
  return links.some((link) => link.depth === 0) ? 'member' : null;
}
