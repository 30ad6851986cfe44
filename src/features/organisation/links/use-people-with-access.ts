import { useQueries } from '@tanstack/react-query';
import { useLinksWithEnds } from '~/api/links-with-ends';
import { teamQueries } from '~/api/teams';
import { isTeamLink, peopleWithAccess } from '~/domain/access-explanation/people-with-access';
import { loadedRecords } from '~/domain/lists';

/** Reads who has access to an organisation, and by which ways. A failed list of members is missing alone. */
export function usePeopleWithAccess(orgId: string) {
  const { links = [], list, ends, endsFailure } = useLinksWithEnds(orgId);
  const teamLinks = links.filter(isTeamLink);
  const teams = [...new Map(teamLinks.map((link) => [link.teamUserID, link.teamUserName]))];
  const members = useQueries({ queries: teams.map(([id]) => teamQueries.members(orgId, id)) });
  const known = new Map(teams.map(([id], index) => [id, loadedRecords(members[index]?.data)]));
  return { people: peopleWithAccess(links, known), list, ends, endsFailure, teams, members };
}
