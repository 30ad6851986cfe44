import { useRef, useState } from 'react';
import { messageOf } from '~/domain/rejected-text';
import { mayBeDone } from '../may-be-done';
import { useIsSessionEnd } from '../session-end';

/**
 * The work of a form: one piece at a time, so that a second click sends nothing more, and what went
 * wrong with the last one.
 */
export function useWork<Kind extends string>() {
  const [work, setWork] = useState<Kind>();
  const [failure, setFailure] = useState<string>();
  const [isUncertain, setIsUncertain] = useState(false);
  // A second click comes before the first one is drawn.
  const isAtWork = useRef(false);
  const isSessionEnd = useIsSessionEnd();

  /**
   * @param action rejects with what went wrong; 'stay' when there was nothing to do
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
      // Whatever a second try is answered, it does not tell what became of the first.
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
    /** An earlier try was carried out, or perhaps was. */
    isUncertain,
    run,
    clearFailure: () => setFailure(undefined),
  };
}
