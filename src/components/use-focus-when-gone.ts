import { useEffect, useRef } from 'react';

/**
 * Moves the focus when the buttons that had it have disappeared.
 * @param isThere whether the buttons exist
 * @param moveOn moves the focus; called only if the focus was lost with the buttons
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
