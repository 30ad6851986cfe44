import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '~/api/api-error';
import { failureWords, type ScreenWords } from '~/api/failure-words';
import { linkQueries } from '~/api/organisation-access';
import { outletNodesQuery } from '~/api/outlet-nodes';
import { permissionGroupQueries } from '~/api/permission-groups';
import { screenWords } from '~/api/screen-words';
import { teamQueries } from '~/api/teams';
import { isTeamLink, peopleWithAccess } from '~/domain/access-explanation/people-with-access';

/**
 * Reads the facts that explain the permissions of a person, when the page shows them. Each part has
 * its own call, so that a failed part is missing alone and has its own retry.
 */
export function useAccessFacts(orgId: string, personID: string | undefined) {
  const links = useQuery(linkQueries.list(orgId));
  const groups = useQuery(permissionGroupQueries.list(orgId));
  const nodes = useQuery(outletNodesQuery(orgId));
  const teamLinks = (links.data ?? []).filter(isTeamLink);
  const teams = [...new Map(teamLinks.map((link) => [link.teamUserID, link])).values()];
  const members = useQueries({
    queries: teams.map(({ teamUserID }) => teamQueries.members(orgId, teamUserID)),
  });
  const known = new Map(
    teams.flatMap(({ teamUserID }, index) => {
      const list = members[index]?.data;
      return list ? [[teamUserID, list]] : [];
    }),
  );
  const people = peopleWithAccess(links.data ?? [], known);
  const person = people.find(({ userID }) => userID === personID);
  const ways = person?.ways ?? [];
  const assignments = useQueries({
    queries: ways.map(({ linkID }) => linkQueries.assignments(orgId, linkID)),
  });
  const rootNodes = useQueries({
    queries: ways.map(({ linkID }) => linkQueries.rootNodes(orgId, linkID)),
  });
  const facts = ways.map((way, index) => ({
    way,
    groupIDs: assignments[index]?.data?.map((given) => given.userPermissionGroupID) ?? null,
    placeIDs: rootNodes[index]?.data?.map(({ nodeID }) => nodeID) ?? null,
  }));
  const placeNames = useMemo(
    () => new Map(nodes.data?.map(({ nodeID, name }) => [nodeID, name])),
    [nodes.data],
  );

  const gapsOfWays = (reads: readonly Read[], what: string) =>
    ways.flatMap(({ linkID, team }, index) =>
      gapOf(reads[index], `${what} ${linkID}`, {
        lead: `The ${what} of ${team?.name ?? 'the own link'} could not be loaded.`,
      }),
    );
  const gaps = [
    ...teams.flatMap(({ teamUserID, teamUserName }, index) =>
      gapOf(members[index], `members ${teamUserID}`, (error) => membersText(teamUserName, error)),
    ),
    ...gapOf(groups, 'groups', screenWords.permissionGroup.choices),
    ...gapsOfWays(assignments, 'permission groups'),
    ...gapsOfWays(rootNodes, 'outlet restrictions'),
    ...(facts.some(({ placeIDs }) => placeIDs && placeIDs.length > 0)
      ? gapOf(nodes, 'nodes', screenWords.outlets.load)
      : []),
  ];
  return {
    links,
    people,
    person,
    /** Whether more people may appear, because a list is still pending. */
    isLookingForPeople: links.isPending || members.some(({ isPending }) => isPending),
    groups: groups.data,
    facts,
    placeNames,
    /** Whether a fact of this person is still pending. */
    isPending: [groups, ...assignments, ...rootNodes].some(({ isPending }) => isPending),
    gaps,
  };
}

export type AccessFacts = ReturnType<typeof useAccessFacts>;

/** A team of an organisation above can have access here, but this one cannot read its members. */
function membersText(team: string, error: Error): string {
  const isElsewhere = error instanceof ApiError && error.status === 404;
  return isElsewhere
    ? `The members of ${team} are not listed; the team may belong to another organisation.`
    : failureWords(error, { lead: `The members of ${team} could not be loaded.` });
}

type Read = Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;

/** Returns the part that the explanation lacks because its call failed, in an array. */
function gapOf(
  read: Read | undefined,
  key: string,
  words: ScreenWords | ((error: Error) => string),
) {
  if (!read?.error || read.data !== undefined) return [];
  const { error, isFetching, refetch } = read;
  const message = typeof words === 'function' ? words(error) : failureWords(error, words);
  return [{ key, message, isRetrying: isFetching, retry: () => void refetch() }];
}
