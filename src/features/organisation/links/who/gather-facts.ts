import type { QueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { failureWords } from '~/api/failure-words';
import { callsAtOnce } from '~/api/members-of-teams';
import { linkQueries, type OrganisationUserLink } from '~/api/organisation-access';
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
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/**
 * Reads what the access links of an organisation give: first the permission groups of each, then the
 * restriction and the people of those that have one of the granting groups. An end of the signal
 * starts no further call. What could not be read is missing, and `loadFailures` says why.
 */
export async function gatherFacts(gathering: Gathering) {
  const { queryClient, orgId, links, granting, signal, onProgress } = gathering;
  const groupIDs = new Map<string, string[]>();
  const placeIDs = new Map<string, string[]>();
  const members = new Map<string, TeamMember[]>();
  const loadFailures: string[] = [];
  const asked = granting.every((group) => group.organisationDefault) ? [] : links;
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
  total += relevant.length + teams.size;
  await readAll([
    ...relevant.map(({ organisationUserLinkID: id, teamUserName }) => async () => {
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
