import { useRef, useState } from 'react';
import { messageOf } from '~/domain/rejected-text';
import { mayBeDone } from '../may-be-done';
import { useIsSessionEnd } from '../session-end';

/**
 * Runs the work of a form, one action at a time, so that a second click sends nothing. Keeps the
 * error of the last action.
 */
export function useWork<Kind extends string>() {
  const [work, setWork] = useState<Kind>();
  const [failure, setFailure] = useState<string>();
  const [isUncertain, setIsUncertain] = useState(false);
  // A second click can arrive before React has drawn the first one.
  const isAtWork = useRef(false);
  const isSessionEnd = useIsSessionEnd();

  /**
   * @param action rejects with the error; 'stay' means that there was nothing to do
   * @param onDone called after success
   */
  const run = async (
    kind: Kind,
    action: () => Promise<unknown> | 'stay',
    onDone?: () => void,
  ): Promise<void> => {
    if (isAtWork.current) return;
    const outcome = action();
    if (outcome === 'stay') return;
    isAtWork.current = true;
    setWork(kind);
    setFailure(undefined);
    try {
      if ((await outcome) === 'stay') return;
      setIsUncertain(false);
      onDone?.();
    } catch (error) {
      // The answer to a second attempt does not say whether the first one succeeded.
      if (mayBeDone(error)) setIsUncertain(true);
      if (!(await isSessionEnd(error))) setFailure(messageOf(error));
    } finally {
      isAtWork.current = false;
      setWork(undefined);
    }
  };

  return {
    work,
    failure,
    /** An earlier attempt has succeeded or may have succeeded. */
    isUncertain,
    run,
    clearFailure: () => setFailure(undefined),
  };
}
