import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLinksWithEnds } from '~/api/access-ends';
import { ApiError } from '~/api/api-error';
import { failureWords } from '~/api/failure-words';
import { membersOfTeamsQuery } from '~/api/members-of-teams';
import { isTeamLink, peopleWithAccess } from '~/domain/access-explanation/people-with-access';
import { countText } from '~/domain/count-text';
import { loadedRecords } from '~/domain/lists';

/** Each team takes a call of its own. Beyond this number a person is asked first. */
const mostTeams = 100;

/** So many teams with a failure are named, as Retry reads all of them. */
const mostMessages = 5;

/** Reads who has access to an organisation, and by which ways. A failed list of members is missing alone. */
export function usePeopleWithAccess(orgId: string) {
  const { links, list, ends, endsFailure } = useLinksWithEnds(orgId);
  const teams = useMemo(() => {
    const teamLinks = loadedRecords(links).filter(isTeamLink);
    return new Map(teamLinks.map((link) => [link.teamUserID, link.teamUserName]));
  }, [links]);
  const [isAgreed, setIsAgreed] = useState(false);
  const isLong = teams.size > mostTeams;
  const read = useQuery({
    ...membersOfTeamsQuery(orgId, [...teams.keys()]),
    // Another part of the page may have begun to look them up.
    enabled: ({ state }) => teams.size > 0 && (!isLong || isAgreed || state.data !== undefined),
  });
  const { members, failures } = read.data ?? nothingRead;
  const people = useMemo(() => peopleWithAccess(loadedRecords(links), members), [links, members]);

  const retry = () => void read.refetch();
  const failed = [...failures].map(([id, error]) => {
    const message = membersFailureText(teams.get(id) ?? '', error);
    return { key: `members ${id}`, message, retry };
  });
  const rest = failed.splice(mostMessages).length;
  if (rest > 0) {
    const message = `The members of ${countText(rest, 'more team')} could not be loaded.`;
    failed.push({ key: 'members', message, retry });
  }
  const toAgree = isLong && !isAgreed && !read.data ? teams.size : undefined;
  const done = members.size + failures.size;
  const isLookingUp = toAgree === undefined && done < teams.size;
  return {
    people,
    list,
    ends,
    endsFailure,
    /** What is missing because the members of a team could not be read. */
    membersFailures: failed,
    /** Whether more people may appear, because a list is still pending. */
    isLookingForPeople: list.isPending || isLookingUp,
    /** How far a long look-up is. */
    progress: isLong && isLookingUp ? { done, total: teams.size } : undefined,
    /** The number of teams that a person has to agree to; undefined otherwise. */
    toAgree,
    agree: () => setIsAgreed(true),
  };
}

export type PeopleFound = ReturnType<typeof usePeopleWithAccess>;

const nothingRead = { members: new Map(), failures: new Map() };

/** Says why the members of a team are missing. They have access as well. */
export const membersFailureText = (name: string, error: Error): string =>
  // A team of an organisation above can have access here, but this one cannot read its members.
  error instanceof ApiError && error.status === 404
    ? `The members of ${name} are not listed; the team may belong to another organisation.`
    : failureWords(error, { lead: `The members of ${name} could not be loaded.` });

/** Says that the console does not know which access has ended. */
export const endsFailureText = (error: Error): string =>
  failureWords(error, { lead: 'When access ends could not be read. Ended access counts here.' });
