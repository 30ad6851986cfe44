import { and, count, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Team, TeamMemberLink } from '../../../src/api/schema.gen';
import { exactly } from '../../../src/domain/contract/exact';
import type { Database } from '../../database/open-database';
import { organisationUserLinks, teamMembers, teams } from '../../database/schema/access';
import { users } from '../../database/schema/people';
import { momentText } from '../moment-text';
import { markOf } from '../unconfirmed-people';

type Reading = Pick<Database, 'select'>;

/** Reads teams as records of the contract, by name. */
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
    .orderBy(teams.nameFolded, teams.teamID);
  return exactly<Team[]>()(rows);
}

/** Returns the condition for the teams of an organisation with these ids. */
export function ownTeams(organisationID: string, teamIDs: readonly string[]): SQL | undefined {
  return and(eq(teams.ownerOrganisationID, organisationID), inArray(teams.teamID, [...teamIDs]));
}

/**
 * Finds a team of the organisation by id; undefined when it does not exist or belongs to another
 * organisation.
 */
export async function findTeam(
  database: Reading,
  organisationID: string,
  teamID: string,
): Promise<Team | undefined> {
  const [team] = await readTeams(database, ownTeams(organisationID, [teamID]));
  return team;
}

/**
 * Finds a team that the organisation owns or that has access to it; undefined otherwise. The
 * organisation's administrators may read the members of such a team, but may not always change
 * them.
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

/** Reads the members of a team as records of the contract, by name. */
export async function readMembers(database: Reading, teamID: string): Promise<TeamMemberLink[]> {
  const rows = await database
    .select({
      teamUserLinkID: teamMembers.teamUserLinkID,
      teamID: teamMembers.teamID,
      userID: teamMembers.userID,
      userName: users.fullName,
      isEmailUnconfirmed: users.isEmailUnconfirmed,
      endsAt: teamMembers.endsAt,
    })
    .from(teamMembers)
    .innerJoin(users, eq(users.userID, teamMembers.userID))
    .where(eq(teamMembers.teamID, teamID))
    .orderBy(users.fullNameFolded, teamMembers.teamUserLinkID);
  return exactly<TeamMemberLink[]>()(
    rows.map(({ isEmailUnconfirmed, endsAt, ...member }) => ({
      ...member,
      ...markOf({ isEmailUnconfirmed }),
      ...endOf({ endsAt }),
    })),
  );
}

/** Returns the end of a membership for an answer. Most have none. */
export const endOf = ({ endsAt }: { endsAt: Date | null }) =>
  endsAt ? { endsAt: momentText(endsAt) } : {};
