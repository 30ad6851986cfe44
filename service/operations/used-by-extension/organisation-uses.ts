import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  organisationUserLinks,
  permissionGroupAssignments,
  teamMembers,
  teams,
} from '../../database/schema/access';
import { invites } from '../../database/schema/invites';
import { organisationClosure, organisations } from '../../database/schema/organisations';
import { users } from '../../database/schema/people';
import {
  invitations,
  mostNamed,
  type UsedOrganisationRecord,
  type UsedRecord,
  type UsesOf,
  use,
} from './uses';

/**
 * What uses a team. Its members and the access that it gives go with it. An invitation stays and joins
 * nobody to it. Access links are counted everywhere, and named where the caller administers them.
 */
export const usesOfTeam: UsesOf<UsedOrganisationRecord> = async (team) => [
  ...(await use('AccessLink', 'Goes', linksOfTeam(team))),
  ...(await use('TeamMember', 'Goes', membersOf(team))),
  ...(await use(
    'Invitation',
    'Stays',
    invitations(
      team.database,
      and(
        inArray(invites.organisationID, organisationsBelow(team)),
        names(invites.teamMembershipIDs, team.id),
      ),
    ),
  )),
];

/**
 * What uses a permission group. Access links block its deletion. An invitation stays and gives the
 * other groups (decision 0039).
 */
export const usesOfPermissionGroup: UsesOf<UsedOrganisationRecord> = async (group) => [
  ...(await use('AccessLink', 'Blocks', linksOfGroup(group))),
  ...(await use(
    'Invitation',
    'Stays',
    invitations(
      group.database,
      and(
        eq(invites.organisationID, group.organisationID),
        names(invites.permissionGroupIDs, group.id),
      ),
    ),
  )),
];

/** Selects the organisation of the call and all below it, which its administrators may see. */
function organisationsBelow({ database, organisationID }: UsedOrganisationRecord) {
  return database
    .select({ id: organisationClosure.descendantID })
    .from(organisationClosure)
    .where(eq(organisationClosure.ancestorID, organisationID));
}

/** Whether a list of ids, which is stored as JSON, has this one. */
const names = (
  ids: typeof invites.teamMembershipIDs | typeof invites.permissionGroupIDs,
  id: string,
) => sql`exists (select 1 from json_each(${ids}) where json_each.value = ${id})`;

function linksOfTeam(team: UsedOrganisationRecord) {
  const { database, id } = team;
  const { organisationUserLinkID: recordID, teamID } = organisationUserLinks;
  const { name, organisationID } = organisations;
  return {
    first: database
      .select({ recordID, name, organisationID })
      .from(organisationUserLinks)
      .innerJoin(organisations, eq(organisationID, organisationUserLinks.organisationID))
      .where(and(eq(teamID, id), inArray(organisationID, organisationsBelow(team))))
      .orderBy(organisations.nameFolded, recordID)
      .limit(mostNamed),
    total: database.$count(organisationUserLinks, eq(teamID, id)),
  };
}

function membersOf({ database, id }: UsedRecord) {
  const { userID: recordID, fullName: name } = users;
  return {
    first: database
      .select({ recordID, name, organisationID: sql<null>`null` })
      .from(teamMembers)
      .innerJoin(users, eq(recordID, teamMembers.userID))
      .where(eq(teamMembers.teamID, id))
      .orderBy(users.fullNameFolded, recordID)
      .limit(mostNamed),
    total: database.$count(teamMembers, eq(teamMembers.teamID, id)),
  };
}

function linksOfGroup(group: UsedOrganisationRecord) {
  const { database, id } = group;
  const { organisationUserLinkID: recordID, userID, teamID } = organisationUserLinks;
  const name = sql<string>`coalesce(${users.fullName}, ${teams.name}, '')`;
  const { organisationID } = organisations;
  const ofGroup = eq(permissionGroupAssignments.userPermissionGroupID, id);
  return {
    first: database
      .select({ recordID, name, organisationID })
      .from(permissionGroupAssignments)
      .innerJoin(
        organisationUserLinks,
        eq(recordID, permissionGroupAssignments.organisationUserLinkID),
      )
      .innerJoin(organisations, eq(organisationID, organisationUserLinks.organisationID))
      .leftJoin(users, eq(users.userID, userID))
      .leftJoin(teams, eq(teams.teamID, teamID))
      .where(and(ofGroup, eq(organisationID, group.organisationID)))
      .orderBy(sql`coalesce(${users.fullNameFolded}, ${teams.nameFolded})`, recordID)
      .limit(mostNamed),
    total: database.$count(permissionGroupAssignments, ofGroup),
  };
}
