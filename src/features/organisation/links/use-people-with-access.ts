import { useQueries } from '@tanstack/react-query';
import { useLinksWithEnds } from '~/api/access-ends';
import { ApiError } from '~/api/api-error';
import { failureWords } from '~/api/failure-words';
import { teamQueries } from '~/api/teams';
import { isTeamLink, peopleWithAccess } from '~/domain/access-explanation/people-with-access';
import { loadedRecords } from '~/domain/lists';

/** Reads who has access to an organisation, and by which ways. A failed list of members is missing alone. */
export function usePeopleWithAccess(orgId: string) {
  const { links = [], list, ends, endsFailure } = useLinksWithEnds(orgId);
  const teamLinks = links.filter(isTeamLink);
  const teams = [...new Map(teamLinks.map((link) => [link.teamUserID, link.teamUserName]))];
  const members = useQueries({ queries: teams.map(([id]) => teamQueries.members(orgId, id)) });
  const known = new Map(teams.map(([id], index) => [id, loadedRecords(members[index]?.data)]));
  return { people: peopleWithAccess(links, known), list, ends, endsFailure, teams, members };
}

/** Says why the members of a team are missing. They have access as well. */
export const membersFailureText = (name: string, error: Error): string =>
  // A team of an organisation above can have access here, but this one cannot read its members.
  error instanceof ApiError && error.status === 404
    ? `The members of ${name} are not listed; the team may belong to another organisation.`
    : failureWords(error, { lead: `The members of ${name} could not be loaded.` });

/** Says that the console does not know which access has ended. */
export const endsFailureText = (error: Error): string =>
  failureWords(error, { lead: 'When access ends could not be read. Ended access counts here.' });
