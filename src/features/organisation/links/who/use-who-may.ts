import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLinksWithEnds } from '~/api/access-ends';
import { linkQueries } from '~/api/organisation-access';
import { outletNodesQuery } from '~/api/outlet-nodes';
import { permissionGroupQueries } from '~/api/permission-groups';
import { hasEnded } from '~/domain/access-explanation/link-end';
import {
  type PersonWithAccess,
  peopleWithAccess,
  type WayIn,
} from '~/domain/access-explanation/people-with-access';
import { grantingGroups, type WhoQuestion, whoMay } from '~/domain/access-explanation/who-may';
import { loadedRecords } from '~/domain/lists';
import { siteTree } from '~/domain/site-restriction';
import { endsFailureText } from '../use-people-with-access';
import { gatherFacts } from './gather-facts';

type Facts = Awaited<ReturnType<typeof gatherFacts>>;

/** Without a call for all of them, each access link takes calls of its own. Beyond this number a person is asked first. */
const mostLinks = 100;

/**
 * Answers who may do what, from the access links of an organisation.
 * @param question undefined while the person has not chosen a permission
 */
export function useWhoMay(orgId: string, question: WhoQuestion | undefined) {
  const queryClient = useQueryClient();
  const { links, list, ends, endsFailure } = useLinksWithEnds(orgId);
  const groups = useQuery(permissionGroupQueries.list(orgId));
  const nodes = useQuery(outletNodesQuery(orgId));
  const tree = useMemo(() => siteTree(loadedRecords(nodes.data)), [nodes.data]);
  const [isAgreed, setIsAgreed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [gathered, setGathered] = useState<{ source: object; facts: Facts }>();

  const permission = question?.permission;
  const grants = useQuery({ ...linkQueries.grants(orgId), enabled: permission !== undefined });
  const actions = question?.actions;
  const source = useMemo(() => {
    if (!links || ends.isPending || grants.isFetching) return undefined;
    if (!groups.data || permission === undefined || !actions) return undefined;
    const granting = grantingGroups(groups.data, { permission, actions });
    // After a failed read the calls of each access link tell.
    return { links, granting, grants: loadedRecords(grants.error ? [] : grants.data), attempt };
  }, [
    links,
    ends.isPending,
    grants.isFetching,
    grants.error,
    grants.data,
    groups.data,
    permission,
    actions,
    attempt,
  ]);
  const isLong =
    source !== undefined &&
    source.granting.length > 0 &&
    source.links.length - source.grants.length > mostLinks;
  const isWaiting = isLong && !isAgreed;

  useEffect(() => {
    if (!source || isWaiting) return;
    const work = new AbortController();
    setProgress(undefined);
    const { granting, grants } = source;
    void gatherFacts({
      queryClient,
      orgId,
      links: granting.length > 0 ? source.links : [],
      granting,
      grants,
      signal: work.signal,
      onProgress: (done, total) => setProgress({ done, total }),
    }).then((facts) => work.signal.aborted || setGathered({ source, facts }));
    return () => work.abort();
  }, [queryClient, orgId, source, isWaiting]);

  const facts = gathered?.source === source ? gathered?.facts : undefined;
  const found = useMemo(() => {
    if (!question || !source || !facts) return undefined;
    const people = peopleWithAccess(source.links, facts.members);
    const answerBy = (waysOf: (person: PersonWithAccess) => readonly WayIn[]) => {
      const factsOf = (person: PersonWithAccess) =>
        waysOf(person).map((way) => ({
          way,
          groupIDs: facts.groupIDs.get(way.linkID),
          placeIDs: facts.placeIDs.get(way.linkID),
        }));
      return whoMay(question, people, factsOf, source.granting, tree);
    };
    return {
      permitted: answerBy(({ ways }) => ways),
      // As if the access had not ended.
      formerly: answerBy(({ ways }) => ways.filter(hasEnded).map(({ end, ...way }) => way)),
    };
  }, [question, source, facts, tree]);

  return {
    list,
    groups,
    nodes,
    tree,
    ...found,
    progress,
    loadFailures: [
      ...(endsFailure ? [endsFailureText(endsFailure)] : []),
      ...loadedRecords(facts?.loadFailures),
    ],
    retry: () => {
      if (endsFailure) void ends.refetch();
      setAttempt((before) => before + 1);
    },
    /** The number of access links that a person has to agree to; undefined otherwise. */
    toAgree: isWaiting ? source?.links.length : undefined,
    agree: () => setIsAgreed(true),
  };
}

export type WhoAnswer = ReturnType<typeof useWhoMay>;
