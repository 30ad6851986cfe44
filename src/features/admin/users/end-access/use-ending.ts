import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isNotOffered } from '~/api/api-error';
import { useAccessEnding } from '~/api/end-access';
import { failureWords } from '~/api/failure-words';
import { useEndSessions } from '~/api/sessions';
import { userSummaryQueries } from '~/api/user-summary';
import type { Completion } from '~/domain/call-outcome';
import { type WayOfUser, waysOfUser } from './ways-of-user';

/** The key of the step that ends the sessions. */
export const sessionsKey = 'sessions';

/** A failed step has the reason in the words of the call. */
export type Outcome = { state: 'busy' | 'done' | 'absent' } | { state: 'failed'; reason: string };

/** Takes a user's access away step by step, and keeps the outcome of each step for a retry. */
export function useEnding(userID: string, ways: readonly WayOfUser[]) {
  const queryClient = useQueryClient();
  const { endLink, leaveTeam } = useAccessEnding(userID);
  const sessions = useEndSessions(userID);
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const [isBusy, setIsBusy] = useState(false);

  async function attempt(key: string, act: () => Completion) {
    const note = (outcome: Outcome) => setOutcomes((old) => ({ ...old, [key]: outcome }));
    if (outcomes[key]?.state === 'done') return;
    note({ state: 'busy' });
    await act().then(
      () => note({ state: 'done' }),
      (error: Error) =>
        note(
          key === sessionsKey && isNotOffered(error)
            ? { state: 'absent' }
            : { state: 'failed', reason: failureWords(error) },
        ),
    );
  }

  /** Takes away what is left: an attempt before may have done its work although its answer was lost. */
  async function run() {
    setIsBusy(true);
    const summary = queryClient.fetchQuery({ ...userSummaryQueries.single(userID), staleTime: 0 });
    const left = await summary.then(
      ({ organisationUserLinks }) => waysOfUser(organisationUserLinks).map(({ key }) => key),
      () => ways.map(({ key }) => key),
    );
    for (const { key, isTeam, link } of ways) {
      await attempt(key, async () => {
        if (left.includes(key)) await (isTeam ? leaveTeam(link) : endLink(link));
      });
    }
    // Last, so that no page of a session that is open keeps rights.
    await attempt(sessionsKey, () => sessions.mutateAsync(undefined));
    await queryClient.invalidateQueries();
    setIsBusy(false);
  }

  return { outcomes, isBusy, run };
}
