import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/sqlite-core';
import type { Caller } from '../../authentication/caller';
import { isGiving, isGivingMember } from '../../authentication/organisation-role';
import type { Database } from '../../database/open-database';
import { organisationUserLinks, teamMembers, teams } from '../../database/schema/access';
import { organisationClosure } from '../../database/schema/organisations';
import { users } from '../../database/schema/people';

type Reader = Pick<Database, 'select'>;

/**
 * Returns the condition that the caller may choose a user in an organisation, for access or for a
 * team. Administrators may choose the people with access to the organisation or to one above or
 * below it, and the members of their teams. They have to invite everybody else (decision 0035).
 * Super users may choose everybody: undefined.
 */
export function isChoosableIn(
  database: Reader,
  organisationID: string,
  caller: Caller,
  now: Date,
): SQL | undefined {
  if (caller.isSuperUser) return undefined;
  const { ancestorID, descendantID } = organisationClosure;
  const family = () =>
    union(
      database
        .select({ organisationID: ancestorID })
        .from(organisationClosure)
        .where(eq(descendantID, organisationID)),
      database
        .select({ organisationID: descendantID })
        .from(organisationClosure)
        .where(eq(ancestorID, organisationID)),
    );
  const linked = database
    .select({ userID: organisationUserLinks.userID })
    .from(organisationUserLinks)
    .where(and(inArray(organisationUserLinks.organisationID, family()), isGiving(now)));
  const members = database
    .select({ userID: teamMembers.userID })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.teamID, teamMembers.teamID))
    .where(and(inArray(teams.ownerOrganisationID, family()), isGivingMember(now)));
  return or(inArray(users.userID, linked), inArray(users.userID, members));
}
