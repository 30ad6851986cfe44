import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Team, TeamMemberLink } from '../../src/api/schema.gen';
import { exactly } from '../../src/domain/contract/exact';
import type { Database } from '../database/open-database';
import { organisationUserLinks, teamMembers, teams } from '../database/schema/access';
import { users } from '../database/schema/people';

type Reading = Pick<Database, 'select'>;

/** Teams as the contract shows them, by name. */
export async function readTeams(database: Reading, condition: SQL | undefined): Promise<Team[]> {
  const rows = await database
    .select({
      teamID: teams.teamID,
      name: teams.name,
      ownerOrganisationID: teams.ownerOrganisationID,
      totalMembers: count(teamMembers.teamUserLinkID),
    })
    .from(teams)
    .leftJoin(teamMembers, eq(teamMembers.teamID, teams.teamID))
    .where(condition)
    .groupBy(teams.teamID)
    .orderBy(sql`${teams.name} collate nocase`, teams.teamID);
  return exactly<Team[]>()(rows);
}

/** Of these ids the teams that an organisation owns. */
export function ownTeams(organisationID: string, teamIDs: readonly string[]): SQL | undefined {
  return and(eq(teams.ownerOrganisationID, organisationID), inArray(teams.teamID, [...teamIDs]));
}

/** The team of an organisation with that id; undefined when it is another's or nobody's. */
export async function findTeam(
  database: Reading,
  organisationID: string,
  teamID: string,
): Promise<Team | undefined> {
  const [team] = await readTeams(database, ownTeams(organisationID, [teamID]));
  return team;
}

/**
 * The team with that id, when it is the organisation's or has access to it; undefined otherwise. Its
 * members are for the organisation's administrators to know, though not always to change.
 */
export async function findTeamWithAccess(
  database: Reading,
  organisationID: string,
  teamID: string,
): Promise<Team | undefined> {
  const linked = database
    .select({ teamID: organisationUserLinks.teamID })
    .from(organisationUserLinks)
    .where(eq(organisationUserLinks.organisationID, organisationID));
  const [team] = await readTeams(
    database,
    and(
      eq(teams.teamID, teamID),
      or(eq(teams.ownerOrganisationID, organisationID), inArray(teams.teamID, linked)),
    ),
  );
  return team;
}

/** Members of a team as the contract shows them, by name. */
export async function readMembers(database: Reading, teamID: string): Promise<TeamMemberLink[]> {
  const rows = await database
    .select({
      teamUserLinkID: teamMembers.teamUserLinkID,
      teamID: teamMembers.teamID,
      userID: teamMembers.userID,
      userName: users.fullName,
    })
    .from(teamMembers)
    .innerJoin(users, eq(users.userID, teamMembers.userID))
    .where(eq(teamMembers.teamID, teamID))
    .orderBy(sql`${users.fullName} collate nocase`, teamMembers.teamUserLinkID);
  return exactly<TeamMemberLink[]>()(rows);
}
