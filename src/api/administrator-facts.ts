import { useQuery } from '@tanstack/react-query';
import {
  type AdministratorFacts,
  teamsToAsk,
} from '~/domain/access-explanation/administrator-impact';
import { useLinksWithEnds } from './access-ends';
import { membersOfTeamsQuery } from './members-of-teams';
import { pendingInviteQueries } from './pending-invites';

/**
 * Returns the facts that tell who administers an organisation: its access links with their ends, and the
 * members of the teams that make administrators, by team id. A team whose call has not succeeded is not
 * in `members`. Without the pending invitations nothing is said of them.
 */
export function useAdministratorFacts(orgId: string) {
  const { links, list, ends, endsFailure } = useLinksWithEnds(orgId);
  const teams = ends.isPending ? [] : teamsToAsk(links ?? []);
  const answer = useQuery({ ...membersOfTeamsQuery(orgId, teams), enabled: teams.length > 0 });
  const invites = useQuery(pendingInviteQueries.list(orgId));
  const { members, failures } = answer.data ?? nothingRead;
  const facts: AdministratorFacts = {
    links: links ?? [],
    members,
    areLinksUnknown: list.isError,
    areEndsUnknown: endsFailure !== null,
    invites: invites.data,
  };
  const isReadingMembers = members.size + failures.size < teams.length;
  const isPending = [list, ends, invites].some((read) => read.isPending) || isReadingMembers;
  return { facts, isPending };
}

const nothingRead = { members: new Map(), failures: new Map() };
