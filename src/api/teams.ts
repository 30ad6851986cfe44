import {
  commitTeamMembers,
  commitTeams,
  getTeam,
  listAccessibleTeamValues,
  listTeamMembers,
  listTeams,
} from './answers/teams.gen';
import { choicesQuery, query, refreshAfterCommit } from './calls';
import { offerUndo } from './offer-undo';
import { staleSummary } from './organisation-summary';
import { storeSaved } from './saved-records';
import { staleElsewhere } from './stale-elsewhere';
import { usePost } from './use-post';

export type * from './answers/teams.gen';

const all = (orgId: string) => ['teams', orgId] as const;

/** Organisations below offer a team as well, and list the members of one with access to them. */
const everywhere = () => ['teams'] as const;

/** The teams of an organisation and their members. */
export const teamQueries = {
  all,
  list: (orgId: string) => query(all(orgId), listTeams, { path: { orgId } }),
  single: (orgId: string, id: string) => query(all(orgId), getTeam, { path: { orgId, id } }),
  members: (orgId: string, id: string) =>
    query(all(orgId), listTeamMembers, { path: { orgId, id } }),
  /** The teams to choose from: key (the id), value (the name), group (the team's organisation). */
  accessibleValues: (orgId: string) =>
    choicesQuery(query(all(orgId), listAccessibleTeamValues, { path: { orgId } })),
};

/** Adds, changes and deletes teams in one call. */
export const useCommitTeams = (orgId: string) =>
  usePost(commitTeams, { path: { orgId } }, [
    staleElsewhere('teams'),
    staleSummary(orgId),
    storeSaved({ ...teamQueries, all: everywhere }, 'teamID', orgId),
  ]);

/** Adds and removes members of one team. The answer does not have them as the list has. */
export const useCommitTeamMembers = (orgId: string, id: string) =>
  usePost(
    commitTeamMembers,
    { path: { orgId, id } },
    [
      staleElsewhere('members'),
      staleSummary(orgId),
      refreshAfterCommit({ all: everywhere, list: () => teamQueries.members(orgId, id) }),
    ],
    offerUndo('members', orgId, teamQueries.members(orgId, id)),
  );
