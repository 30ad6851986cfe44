import { useQueries, useQuery } from '@tanstack/react-query';
import { linkQueries } from '~/api/organisation-access';
import { teamQueries } from '~/api/teams';
import {
  administratorImpact,
  impactText,
  teamsToAsk,
} from '~/domain/access-explanation/administrator-impact';
import type { TeamMember } from '~/domain/access-explanation/people-with-access';

/**
 * What it would do to administrators if a link were no administrator's any more, in a sentence; null
 * when nobody would lose anything. Reads the members of the teams that make administrators.
 */
export function useAdministratorImpact(orgId: string, linkID: string, isWanted: boolean) {
  const { data: links = [] } = useQuery({ ...linkQueries.list(orgId), enabled: isWanted });
  const teams = isWanted ? teamsToAsk(links) : [];
  const answers = useQueries({ queries: teams.map((id) => teamQueries.members(orgId, id)) });
  const known = new Map<string, readonly TeamMember[]>();
  for (const [place, teamID] of teams.entries()) {
    const members = answers[place]?.data;
    if (members) known.set(teamID, members);
  }
  if (answers.some(({ isPending }) => isPending)) return 'Looking who stays an administrator...';
  return isWanted ? impactText(administratorImpact(links, known, linkID)) : null;
}
