import { useRef, useState } from 'react';
import { type Completion, isSavedInPart, messageOf } from '~/domain/call-outcome';
import { IncompleteRecord } from '~/domain/contract/did-not-come';
import { useIsSessionEnd } from '../session-end';
import { useIsShown } from '../use-is-shown';

/** An action stopped before it sent anything, so that a person can retry it. */
export class NothingSent extends Error {}

/** Runs the work of a form or grid, one action at a time. Keeps the error of the last action. */
export function useWork<Work>() {
  const [work, setWork] = useState<Work>();
  const [failure, setFailure] = useState<{ message: string; unsent: Work | undefined }>();
  // A second click can arrive before React has drawn the first one.
  const isAtWork = useRef(false);
  const hasFailed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  const isSessionEnd = useIsSessionEnd();
  const isShown = useIsShown();

  /**
   * @param action rejects with the error; 'stay' means that there was nothing to do
   * @param onDone called after success, unless the person has left: it may lead to another page
   */
  const run = async (
    next: Work,
    action: () => Completion | 'stay',
    onDone?: () => void,
  ): Promise<void> => {
    if (isAtWork.current) return;
    const outcome = action();
    if (outcome === 'stay') return;
    isAtWork.current = true;
    hasFailed.current = false;
    setWork(next);
    setFailure(undefined);
    try {
      const result = await outcome;
      // What follows may leave the page: nobody has to be asked any more.
      isAtWork.current = false;
      if (result !== 'stay' && isShown.current) onDone?.();
    } catch (error) {
      // The login repeats no change. The page has to say which part of it is saved.
      if ((await isSessionEnd(error)) && !isSavedInPart(error)) return;
      const isUnsent = error instanceof IncompleteRecord || error instanceof NothingSent;
      // After the person has left the page, nobody can answer.
      hasFailed.current = isShown.current;
      setFailure({ message: messageOf(error), unsent: isUnsent ? next : undefined });
    } finally {
      isAtWork.current = false;
      setWork(undefined);
      startWaiting();
    }
  };

  // A failure is answered first: the next action would clear its message.
  const startWaiting = () => {
    if (!isAtWork.current && !hasFailed.current) waiting.current.shift()?.();
  };

  return {
    work,
    failure: failure?.message,
    /** The work that failed before it sent anything, since stored records did not come, or not whole. */
    unsent: failure?.unsent,
    /** Whether an action runs, at the moment of leaving. */
    isRunning: () => isAtWork.current,
    run,
    /** Runs an action that a person has confirmed already, after the one that runs. */
    runInTurn: (...action: Parameters<typeof run>) => {
      waiting.current.push(() => void run(...action));
      startWaiting();
    },
    clearFailure: () => {
      hasFailed.current = false;
      setFailure(undefined);
      startWaiting();
    },
  };
}
