import { CancelledError, type QueryKey, queryOptions } from '@tanstack/react-query';
import pLimit from 'p-limit';
import type { TeamMember } from '~/domain/access-explanation/people-with-access';
import { teamQueries } from './teams';

/** So many calls run at a time. The service has other people to answer. */
export const callsAtOnce = 6;

/** Milliseconds. All people are listed again in each step, which takes a while if they are many. */
const step = 500;

/** The members of teams by team id, as far as they have come. */
interface MembersOfTeams {
  members: ReadonlyMap<string, readonly TeamMember[]>;
  /** Why the members of other teams are missing. */
  failures: ReadonlyMap<string, Error>;
}

/**
 * Reads the members of many teams through the cache. Its data grows in steps until it has all teams. A failed
 * list is missing alone: to read again asks for it, and for what is stale. If nobody waits any more, the calls end.
 */
export const membersOfTeamsQuery = (orgId: string, teamIDs: readonly string[]) =>
  queryOptions({
    queryKey: [...teamQueries.all(orgId), 'members of teams', teamIDs],
    // Each list stays in the cache, which knows its age.
    gcTime: 5_000,
    queryFn: async ({ client, queryKey, signal }): Promise<MembersOfTeams> => {
      const before = client.getQueryData<MembersOfTeams>(queryKey);
      const members = new Map(before?.members);
      const failures = new Map<string, Error>();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const soFar = () => ({ members: new Map(members), failures: new Map(failures) });
      const publish = () => {
        timer = undefined;
        // What is not complete is stale: whoever comes after a cut end reads on.
        client.setQueryData(queryKey, soFar(), { updatedAt: 0 });
      };
      publish();
      const reading = new Set<QueryKey>();
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        for (const key of reading) {
          void client.cancelQueries({ queryKey: key, exact: true, type: 'inactive' });
        }
      });
      await pLimit(callsAtOnce).map(teamIDs, async (id) => {
        if (signal.aborted) return;
        const query = teamQueries.members(orgId, id);
        reading.add(query.queryKey);
        const read = () => client.fetchQuery(query);
        // Another part of the page may have waited for the same read, and have ended it.
        const readAgain = (error: Error) =>
          error instanceof CancelledError && !signal.aborted ? read() : Promise.reject(error);
        await read()
          .catch(readAgain)
          .then(
            (list) => members.set(id, list),
            (error: Error) => members.has(id) || failures.set(id, error),
          );
        reading.delete(query.queryKey);
        if (!signal.aborted) timer ??= setTimeout(publish, step);
      });
      clearTimeout(timer);
      return soFar();
    },
  });
