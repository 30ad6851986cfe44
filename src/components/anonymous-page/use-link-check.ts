import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Completion } from '~/domain/call-outcome';

/**
 * Checks the link of a mail when its page opens, and again on request.
 * @param check follows the link; rejects with the reason why the page stays open
 */
export function useLinkCheck(check: () => Completion) {
  const [problem, setProblem] = useState<Error>();
  const run = () => {
    setProblem(undefined);
    check().catch(setProblem);
  };
  const runFirst = useEffectEvent(run);
  // React may run an effect twice.
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    runFirst();
  }, []);
  return { problem, checkAgain: run };
}
