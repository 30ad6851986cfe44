import { useEffect, useRef } from 'react';

/**
 * Gives the focus another place when the buttons that had it are no longer there.
 * @param isThere whether the buttons are
 * @param moveOn moves the focus; called only when it was lost with them
 */
export function useFocusWhenGone(isThere: boolean, moveOn: () => void): void {
  const wasThere = useRef(isThere);
  const latest = useRef(moveOn);
  useEffect(() => {
    latest.current = moveOn;
  });
  useEffect(() => {
    const isGone = wasThere.current && !isThere;
    wasThere.current = isThere;
    if (isGone && document.activeElement === document.body) latest.current();
  }, [isThere]);
}
