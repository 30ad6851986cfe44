import { useQueries, useQuery } from '@tanstack/react-query';
import {
  type AdministratorFacts,
  teamsToAsk,
} from '~/domain/access-explanation/administrator-impact';
import type { TeamMember } from '~/domain/access-explanation/people-with-access';
import { useLinksWithEnds } from './access-ends';
import { pendingInviteQueries } from './pending-invites';
import { teamQueries } from './teams';

/**
 * Returns the facts that tell who administers an organisation: its access links with their ends, and the
 * members of the teams that make administrators, by team id. A team whose call has not succeeded is not
 * in `members`. Without the pending invitations nothing is said of them.
 * @param isWanted reads nothing and stays pending while it is false
 */
export function useAdministratorFacts(orgId: string, isWanted: boolean) {
  const { links, list, ends, endsFailure } = useLinksWithEnds(orgId, isWanted);
  const teams = isWanted && !ends.isPending ? teamsToAsk(links ?? []) : [];
  const answers = useQueries({ queries: teams.map((id) => teamQueries.members(orgId, id)) });
  const invites = useQuery({ ...pendingInviteQueries.list(orgId), enabled: isWanted });
  const members = new Map<string, readonly TeamMember[]>();
  for (const [index, id] of teams.entries()) {
    const data = answers[index]?.data;
    if (data) members.set(id, data);
  }
  const facts: AdministratorFacts = {
    links: links ?? [],
    members,
    areLinksUnknown: list.isLoadingError,
    areEndsUnknown: endsFailure !== null,
    invites: invites.data,
  };
  const reads = [list, ends, invites, ...answers];
  return { facts, isPending: reads.some(({ isPending }) => isPending) };
}
