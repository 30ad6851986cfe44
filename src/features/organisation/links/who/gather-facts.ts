import type { QueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { failureWords } from '~/api/failure-words';
import { callsAtOnce } from '~/api/members-of-teams';
import {
  type AccessGrant,
  linkQueries,
  type OrganisationUserLink,
} from '~/api/organisation-access';
import { teamQueries } from '~/api/teams';
import type { GrantingGroup } from '~/domain/access-explanation/effective-permissions';
import { isTeamLink, type TeamMember } from '~/domain/access-explanation/people-with-access';
import type { Completion } from '~/domain/call-outcome';
import { shownName } from '~/domain/shown-name';
import { membersFailureText } from '../use-people-with-access';

interface Gathering {
  queryClient: QueryClient;
  orgId: string;
  links: readonly OrganisationUserLink[];
  /** The permission groups that allow what is asked. */
  granting: readonly GrantingGroup[];
  /** What access links give, as far as one call has told it. */
  grants: readonly AccessGrant[];
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/**
 * Reads what the access links of an organisation give that is not known yet: first the permission groups
 * of each, then the restriction and the people of those that have one of the granting groups. An end of the
 * signal starts no further call. What could not be read is missing, and `loadFailures` says why.
 */
export async function gatherFacts(gathering: Gathering) {
  const { queryClient, orgId, links, granting, grants, signal, onProgress } = gathering;
  const groupIDs = new Map(grants.map((grant) => [idOf(grant), grant.userPermissionGroupIDs]));
  const placeIDs = new Map(grants.map((grant) => [idOf(grant), grant.rootNodeIDs]));
  const members = new Map<string, TeamMember[]>();
  const loadFailures: string[] = [];
  const isOfDefaults = granting.every((group) => group.organisationDefault);
  const asked = isOfDefaults ? [] : links.filter((link) => !groupIDs.has(idOf(link)));
  let done = 0;
  let total = asked.length;

  const limit = pLimit(callsAtOnce);
  const readAll = (reads: readonly (() => Completion)[]) =>
    limit.map(reads, async (read) => {
      if (signal.aborted) return;
      await read();
      done += 1;
      if (!signal.aborted) onProgress(done, total);
    });
  const missing =
    (what: string) =>
    (error: Error): undefined => {
      loadFailures.push(failureWords(error, { lead: `The ${what} could not be loaded.` }));
    };

  await readAll(
    asked.map(({ organisationUserLinkID: id, teamUserName }) => async () => {
      const given = await queryClient
        .fetchQuery(linkQueries.assignments(orgId, id))
        .catch(missing(`permission groups of ${shownName(teamUserName)}`));
      const ids = given?.map((each) => each.userPermissionGroupID);
      if (ids) groupIDs.set(id, ids);
    }),
  );

  const isGranting = new Set(granting.map((group) => group.userPermissionGroupID));
  const hasDefault = granting.some((group) => group.organisationDefault);
  const relevant = links.filter(
    ({ organisationUserLinkID: id }) =>
      hasDefault || groupIDs.get(id)?.some((given) => isGranting.has(given)),
  );
  const teams = new Map(relevant.filter(isTeamLink).map((link) => [link.teamUserID, link]));
  const unplaced = relevant.filter((link) => !placeIDs.has(idOf(link)));
  total += unplaced.length + teams.size;
  await readAll([
    ...unplaced.map(({ organisationUserLinkID: id, teamUserName }) => async () => {
      const nodes = await queryClient
        .fetchQuery(linkQueries.rootNodes(orgId, id))
        .catch(missing(`outlet restrictions of ${shownName(teamUserName)}`));
      const ids = nodes?.map(({ nodeID }) => nodeID);
      if (ids) placeIDs.set(id, ids);
    }),
    ...[...teams].map(([id, { teamUserName }]) => async () => {
      const people = await queryClient.fetchQuery(teamQueries.members(orgId, id)).catch((error) => {
        loadFailures.push(membersFailureText(shownName(teamUserName), error));
      });
      if (people) members.set(id, people);
    }),
  ]);
  return { groupIDs, placeIDs, members, loadFailures };
}

const idOf = (link: Pick<AccessGrant, 'organisationUserLinkID'>) => link.organisationUserLinkID;
