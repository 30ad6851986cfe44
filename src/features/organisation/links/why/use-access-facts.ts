import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureWords } from '~/api/failure-words';
import { linkQueries } from '~/api/organisation-access';
import { outletNodesQuery } from '~/api/outlet-nodes';
import { permissionGroupQueries } from '~/api/permission-groups';
import { screenWords } from '~/api/screen-words';
import { loadedRecords } from '~/domain/lists';
import { siteNames, siteTree } from '~/domain/site-restriction';
import { endsFailureText, type PeopleFound } from '../use-people-with-access';

/** Reads the facts that explain the permissions of a person. A failed part is missing alone. */
export function useAccessFacts(orgId: string, found: PeopleFound, personID: string | undefined) {
  const { people, list, ends, endsFailure, membersFailures, toAgree, progress } = found;
  const groups = useQuery(permissionGroupQueries.list(orgId));
  const nodes = useQuery(outletNodesQuery(orgId));
  const placeNames = useMemo(
    () => (nodes.isPending ? undefined : siteNames(siteTree(loadedRecords(nodes.data)))),
    [nodes.isPending, nodes.data],
  );
  const person = people.find(({ userID }) => userID === personID);
  const ways = loadedRecords(person?.ways);
  const assignments = useQueries({
    queries: ways.map(({ linkID }) => linkQueries.assignments(orgId, linkID)),
  });
  const rootNodes = useQueries({
    queries: ways.map(({ linkID }) => linkQueries.rootNodes(orgId, linkID)),
  });
  const facts = ways.map((way, index) => ({
    way,
    groupIDs: assignments[index]?.data?.map((given) => given.userPermissionGroupID),
    placeIDs: rootNodes[index]?.data?.map(({ nodeID }) => nodeID),
  }));

  const failuresOfWays = (what: string, reads: readonly UseQueryResult[]) =>
    ways.flatMap(({ linkID, team }, index) => {
      const lead = `The ${what} of ${team?.name ?? 'direct access'} could not be loaded.`;
      return loadFailureOf(`${what} ${linkID}`, reads[index], (error) =>
        failureWords(error, { lead }),
      );
    });
  const loadFailures = [
    ...(endsFailure ? loadFailureOf('ends', ends, endsFailureText) : []),
    ...membersFailures,
    ...loadFailureOf('links', list, (error) => failureWords(error, screenWords.access.load)),
    ...loadFailureOf('groups', groups, (error) =>
      failureWords(error, screenWords.permissionGroup.choices),
    ),
    ...failuresOfWays('permission groups', assignments),
    ...failuresOfWays('outlet restrictions', rootNodes),
    ...(facts.some(({ placeIDs }) => placeIDs && placeIDs.length > 0)
      ? loadFailureOf('nodes', nodes, (error) => failureWords(error, screenWords.outlets.load))
      : []),
  ];
  return {
    person,
    groups: groups.data,
    facts,
    placeNames,
    isPending: [groups, ...assignments, ...rootNodes].some(({ isPending }) => isPending),
    loadFailures,
    /** Whether the teams are not looked up yet. */
    areTeamsMissing: toAgree !== undefined || progress !== undefined,
  };
}

export type AccessFacts = ReturnType<typeof useAccessFacts>;

/** Returns the part that the explanation lacks because its call failed, in an array. */
const loadFailureOf = (
  key: string,
  read: UseQueryResult | undefined,
  textOf: (error: Error) => string,
) => (read?.isError ? [{ key, message: textOf(read.error), retry: () => read.refetch() }] : []);
