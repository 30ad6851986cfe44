import { useQueries, useQuery } from '@tanstack/react-query';
import { teamsToAsk } from '~/domain/access-explanation/administrator-impact';
import type { TeamMember } from '~/domain/access-explanation/people-with-access';
import { linkQueries } from './organisation-access';
import { teamQueries } from './teams';

/**
 * Returns the facts that tell who administers an organisation: its access links, and the members of
 * the teams that make administrators, by team id. A team whose call has not succeeded is not in
 * `members`.
 * @param isWanted reads nothing and returns no facts while it is false
 */
export function useAdministratorFacts(orgId: string, isWanted: boolean) {
  const { data: links = [] } = useQuery({ ...linkQueries.list(orgId), enabled: isWanted });
  const teams = isWanted ? teamsToAsk(links) : [];
  const answers = useQueries({ queries: teams.map((id) => teamQueries.members(orgId, id)) });
  const members = new Map<string, readonly TeamMember[]>();
  for (const [index, id] of teams.entries()) {
    const data = answers[index]?.data;
    if (data) members.set(id, data);
  }
  return { links, members, isPending: answers.some(({ isPending }) => isPending) };
}
