import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isNotOffered } from '~/api/api-error';
import { useAccessEnding } from '~/api/end-access';
import { failureWords } from '~/api/failure-words';
import { useEndSessions } from '~/api/sessions';
import { userSummaryQueries } from '~/api/user-summary';
import { useIsSessionEnd } from '~/components/session-end';
import { useIsShown } from '~/components/use-is-shown';
import type { Completion } from '~/domain/call-outcome';
import { loadedRecords } from '~/domain/lists';
import { oneAtATime } from '~/domain/once';
import { type WayOfUser, waysOfUser, withNewWays } from './ways-of-user';

/** The key of the step that ends the sessions. */
export const sessionsKey = 'sessions';

/** A failed step has the reason in the words of the call. */
export type Outcome =
  | { state: 'untried' | 'busy' | 'done' | 'absent' }
  | { state: 'failed'; reason: string };

const untried: Outcome = { state: 'untried' };

/** What the read after the steps says. */
type Check = { state: 'clear' | 'found' } | { state: 'failed'; reason: string };

/**
 * Takes a user's access away step by step, and keeps the outcome of each step for a retry. It stops when
 * the person stops it, and when its page or the session has gone (decision 0130). Somebody else may give
 * access meanwhile: the reads before and after the steps find it.
 * @param shown the ways that the person was asked about
 */
export function useEnding(userID: string, shown: readonly WayOfUser[]) {
  const queryClient = useQueryClient();
  const { endLink, leaveTeam } = useAccessEnding(userID);
  const sessions = useEndSessions(userID);
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const [found, setFound] = useState<readonly WayOfUser[]>([]);
  const [check, setCheck] = useState<Check>();
  const [isBusy, setIsBusy] = useState(false);
  const [once] = useState(oneAtATime);
  const isSessionEnd = useIsSessionEnd();
  const isShown = useIsShown();
  const isStopped = useRef(false);
  const ways = withNewWays(shown, found);

  const readWays = async () => {
    const query = { ...userSummaryQueries.single(userID), staleTime: 0 };
    const fresh = waysOfUser((await queryClient.fetchQuery(query)).organisationUserLinks);
    setFound((old) => withNewWays(old, fresh));
    return fresh;
  };

  /** Returns whether the step is done, or 'stop' if no other can be tried. */
  async function attempt(key: string, act: () => Completion): Promise<boolean | 'stop'> {
    if (isStopped.current || !isShown.current) return 'stop';
    const note = (outcome: Outcome) => setOutcomes((old) => ({ ...old, [key]: outcome }));
    note({ state: 'busy' });
    try {
      await act();
      note({ state: 'done' });
      return true;
    } catch (error) {
      if (await isSessionEnd(error)) {
        note(untried);
        return 'stop';
      }
      const isAbsent = key === sessionsKey && isNotOffered(error);
      note(isAbsent ? { state: 'absent' } : { state: 'failed', reason: failureWords(error) });
      return isAbsent;
    }
  }

  /** Looks whether a way is left that no step has failed to take away. */
  async function checkWays(failed: ReadonlySet<string>) {
    try {
      const left = (await readWays()).filter(({ key }) => !failed.has(key));
      if (left.length > 0) {
        // A session may have opened with the new access.
        const keys = [...left.map(({ key }) => key), sessionsKey];
        setOutcomes((old) => ({
          ...old,
          ...Object.fromEntries(keys.map((key) => [key, untried])),
        }));
      }
      setCheck({ state: left.length > 0 ? 'found' : 'clear' });
    } catch (error) {
      if (await isSessionEnd(error)) return;
      setCheck({ state: 'failed', reason: failureWords(error) });
    }
  }

  /** Returns the keys of the steps that have failed; undefined if it stopped before the end. */
  async function takeAway(): Promise<ReadonlySet<string> | undefined> {
    // An attempt before may have done its work although its answer was lost.
    const fresh = await readWays().catch(() => undefined);
    const steps = withNewWays(ways, loadedRecords(fresh)).map(({ key, isTeam, link }) => {
      const isLeft = fresh ? fresh.some((way) => way.key === key) : outcomes[key]?.state !== 'done';
      const act = async () => {
        if (isLeft) await (isTeam ? leaveTeam(link) : endLink(link));
      };
      return { key, isLeft, act };
    });
    // Last, so that no page of a session that is open keeps rights.
    const last = {
      key: sessionsKey,
      isLeft: steps.some(({ key, isLeft }) => isLeft && outcomes[key]?.state !== 'failed'),
      act: () => {
        // The service withdraws invitations together with access: one read tells which wait no longer.
        void queryClient.invalidateQueries(userSummaryQueries.single(userID));
        return sessions.mutateAsync(undefined);
      },
    };
    const failed = new Set<string>();
    for (const { key, isLeft, act } of [...steps, last]) {
      if (outcomes[key]?.state === 'done' && !isLeft) continue;
      const isDone = await attempt(key, act);
      if (isDone === 'stop') return undefined;
      if (!isDone) failed.add(key);
    }
    return failed;
  }

  async function run() {
    isStopped.current = false;
    setIsBusy(true);
    setCheck(undefined);
    const failed = await takeAway();
    if (failed && isShown.current) await checkWays(failed);
    await queryClient.invalidateQueries();
    setIsBusy(false);
  }

  return {
    ways,
    outcomes,
    check,
    isBusy,
    run: () => once(run),
    /** Ends the attempt after the call that is on its way. */
    stop: () => {
      isStopped.current = true;
    },
  };
}
