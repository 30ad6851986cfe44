import type { RouterHistory } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Calls `changeAddress` before another page is opened from this one, while the address is still that
 * of this page; not for Back and Forward, which have left it already.
 * @param changeAddress true when it changes the address; the navigation then waits for that
 */
export function useBeforeLeaving(
  history: RouterHistory | undefined,
  changeAddress: () => boolean,
): void {
  const latest = useRef(changeAddress);
  useEffect(() => {
    latest.current = changeAddress;
  });
  useEffect(
    () =>
      history?.block({
        enableBeforeUnload: false,
        blockerFn: async ({ action, currentLocation, nextLocation }) => {
          const leaves = currentLocation.pathname !== nextLocation.pathname;
          if (action !== 'PUSH' || !leaves || !latest.current()) return false;
          // The change passes the guards of the page, and would be merged with what follows at once.
          await new Promise((resolve) => setTimeout(resolve));
          history.flush();
          return false;
        },
      }),
    [history],
  );
}
