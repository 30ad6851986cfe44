import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isNotOffered } from '~/api/api-error';
import { useAccessEnding } from '~/api/end-access';
import { failureWords } from '~/api/failure-words';
import { useEndSessions } from '~/api/sessions';
import { userSummaryQueries } from '~/api/user-summary';
import { useIsSessionEnd } from '~/components/session-end';
import { useIsShown } from '~/components/use-is-shown';
import type { Completion } from '~/domain/call-outcome';
import { type WayOfUser, waysOfUser } from './ways-of-user';

/** The key of the step that ends the sessions. */
export const sessionsKey = 'sessions';

/** A failed step has the reason in the words of the call. */
export type Outcome =
  | { state: 'untried' | 'busy' | 'done' | 'absent' }
  | { state: 'failed'; reason: string };

/**
 * Takes a user's access away step by step, and keeps the outcome of each step for a retry. It stops when its
 * page or the session has gone (decision 0130).
 */
export function useEnding(userID: string, ways: readonly WayOfUser[]) {
  const queryClient = useQueryClient();
  const { endLink, leaveTeam } = useAccessEnding(userID);
  const sessions = useEndSessions(userID);
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const isSessionEnd = useIsSessionEnd();
  const isShown = useIsShown();

  /** Returns whether the next step can be tried. */
  async function attempt(key: string, act: () => Completion): Promise<boolean> {
    if (!isShown.current) return false;
    if (outcomes[key]?.state === 'done') return true;
    const note = (outcome: Outcome) => setOutcomes((old) => ({ ...old, [key]: outcome }));
    note({ state: 'busy' });
    try {
      await act();
      note({ state: 'done' });
    } catch (error) {
      if (await isSessionEnd(error)) {
        note({ state: 'untried' });
        return false;
      }
      const isAbsent = key === sessionsKey && isNotOffered(error);
      note(isAbsent ? { state: 'absent' } : { state: 'failed', reason: failureWords(error) });
    }
    return true;
  }

  /** Takes away what is left: an attempt before may have done its work although its answer was lost. */
  async function run() {
    setIsBusy(true);
    const summary = queryClient.fetchQuery({ ...userSummaryQueries.single(userID), staleTime: 0 });
    const left = await summary.then(
      ({ organisationUserLinks }) => waysOfUser(organisationUserLinks).map(({ key }) => key),
      () => ways.map(({ key }) => key),
    );
    const steps = ways.map(({ key, isTeam, link }) => ({
      key,
      act: async () => {
        if (left.includes(key)) await (isTeam ? leaveTeam(link) : endLink(link));
      },
    }));
    // Last, so that no page of a session that is open keeps rights.
    const last = { key: sessionsKey, act: () => sessions.mutateAsync(undefined) };
    for (const { key, act } of [...steps, last]) {
      if (!(await attempt(key, act))) break;
    }
    await queryClient.invalidateQueries();
    setIsBusy(false);
  }

  return { outcomes, isBusy, run };
}
