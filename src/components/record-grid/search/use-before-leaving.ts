import type { RouterHistory } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Calls `changeAddress` before a navigation to another page, while the address is still that of
 * this page. Does not call it for Back and Forward, which have already left this page.
 * @param changeAddress returns true when it changes the address; the navigation then waits for the
 * change
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
          // The change itself passes the guards of the page. Without the wait, the router would
          // merge it with the navigation.
          await new Promise((resolve) => setTimeout(resolve));
          history.flush();
          return false;
        },
      }),
    [history],
  );
}
