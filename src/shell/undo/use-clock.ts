import { useEffect, useEffectEvent, useState } from 'react';
import { openDialog } from '~/components/focus';

/** How long a notice stays by itself (seconds). */
const noticeTime = 10;

/**
 * Calls `onEnd` when the time is over. The pointer or the focus on the notice stops the clock, and so does a
 * dialog in front of it. It restarts when they leave, so that nobody has to hurry (docs/product/undo.md#time).
 */
export function useClock(isTicking: boolean, onEnd: () => void) {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [round, setRound] = useState(0);
  const isRunning = isTicking && !isHovered && !hasFocus;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRunning) return;
    let seconds = 0;
    const tick = () => {
      if (openDialog()) return setRound(round + 1);
      seconds += 1;
      if (seconds === noticeTime) end();
    };
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [isRunning, round]);
  return {
    isRunning,
    /** Another number for each beginning. */
    round,
    restart: () => {
      setRound((before) => before + 1);
      // A focused button that has gone does not report that it has lost the focus.
      setHasFocus(false);
    },
    handlers: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setHasFocus(true),
      onBlur: () => setHasFocus(false),
    },
  };
}
