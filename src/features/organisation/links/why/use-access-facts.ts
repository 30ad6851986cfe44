import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '~/api/api-error';
import { failureWords } from '~/api/failure-words';
import { linkQueries } from '~/api/organisation-access';
import { outletNodesQuery } from '~/api/outlet-nodes';
import { permissionGroupQueries } from '~/api/permission-groups';
import { screenWords } from '~/api/screen-words';
import { teamQueries } from '~/api/teams';
import type { WayFacts } from '~/domain/access-explanation/effective-permissions';
import {
  isTeamLink,
  peopleWithAccess,
  type TeamMember,
} from '~/domain/access-explanation/people-with-access';

/** A part that the explanation lacks because its call failed. */
export interface AccessGap {
  key: string;
  message: string;
  isRetrying: boolean;
  retry: () => void;
}

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
  const known = new Map<string, readonly TeamMember[]>();
  for (const [place, { teamUserID }] of teams.entries()) {
    const list = members[place]?.data;
    if (list) known.set(teamUserID, list);
  }
  const people = peopleWithAccess(links.data ?? [], known);
  const person = people.find(({ userID }) => userID === personID);
  const ways = person?.ways ?? [];
  const assignments = useQueries({
    queries: ways.map(({ linkID }) => linkQueries.assignments(orgId, linkID)),
  });
  const rootNodes = useQueries({
    queries: ways.map(({ linkID }) => linkQueries.rootNodes(orgId, linkID)),
  });
  const facts = ways.map((way, place): WayFacts => {
    const given = assignments[place]?.data;
    const places = rootNodes[place]?.data;
    return {
      way,
      groupIDs: given ? given.map((each) => each.userPermissionGroupID) : null,
      placeIDs: places ? places.map(({ nodeID }) => nodeID) : null,
    };
  });
  const placeNames = useMemo(
    () => new Map((nodes.data ?? []).map(({ nodeID, name }) => [nodeID, name])),
    [nodes.data],
  );

  const nameOf = (place: number) => ways[place]?.team?.name ?? 'the own link';
  const needsPlaces = facts.some(({ placeIDs }) => placeIDs && placeIDs.length > 0);
  const gaps = [
    ...members.flatMap((read, place) =>
      gapOf(read, `members ${teams[place]?.teamUserID}`, (error) =>
        membersText(teams[place]?.teamUserName, error),
      ),
    ),
    ...gapOf(groups, 'groups', (error) => failureWords(error, screenWords.permissionGroup.choices)),
    ...assignments.flatMap((read, place) =>
      gapOf(read, `assignments ${ways[place]?.linkID}`, (error) =>
        failureWords(error, {
          lead: `The permission groups of ${nameOf(place)} could not be loaded.`,
        }),
      ),
    ),
    ...rootNodes.flatMap((read, place) =>
      gapOf(read, `places ${ways[place]?.linkID}`, (error) =>
        failureWords(error, {
          lead: `The outlet restrictions of ${nameOf(place)} could not be loaded.`,
        }),
      ),
    ),
    ...(needsPlaces
      ? gapOf(nodes, 'nodes', (error) => failureWords(error, screenWords.outlets.load))
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

/** A team of an organisation above can have access here, but this one cannot read its members. */
function membersText(team: string | undefined, error: Error): string {
  const isElsewhere = error instanceof ApiError && error.status === 404;
  return isElsewhere
    ? `The members of ${team} are not listed; the team may belong to another organisation.`
    : failureWords(error, { lead: `The members of ${team} could not be loaded.` });
}

function gapOf(
  read: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>,
  key: string,
  words: (error: Error) => string,
): AccessGap[] {
  if (read.data !== undefined || !read.error) return [];
  return [
    {
      key,
      message: words(read.error),
      isRetrying: read.isFetching,
      retry: () => void read.refetch(),
    },
  ];
}
