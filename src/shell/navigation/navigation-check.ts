import type { QueryClient } from '@tanstack/react-query';
import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { createListeners } from '~/api/listeners';
import { type ChunkLoadError, onChunkFailure } from '../load-chunk';
import { awayReads } from './away';

/** What the frame shows of a navigation. */
export interface NavigationState {
  /** Whether a page is about to open. */
  isOpening: boolean;
  /** Why the last one could not be opened. */
  failure?: { error: Error; retry: () => void; dismiss: () => void };
}

const idle: NavigationState = { isOpening: false };

/** The states of the routers; tests have one each. */
const states = new WeakMap<object, { current: () => NavigationState; subscribe: Subscribe }>();

type Subscribe = (listener: () => void) => () => void;
const subscribeToNothing: Subscribe = () => () => {};

type HistoryLocation = RegisteredRouter['history']['location'];

/**
 * Makes every navigation load its page first. If the service or the network is away, the page before
 * stays with everything in it (docs/product/shell.md#a-page-that-cannot-be-opened). It has to run
 * before any guard of edits, so that edits that are typed meanwhile are asked about.
 */
export function checkNavigations(router: RegisteredRouter, queryClient: QueryClient): void {
  let state = idle;
  const listeners = createListeners<NavigationState>();
  const change = (next: NavigationState) => {
    state = next;
    listeners.notify(next);
  };
  states.set(router, { current: () => state, subscribe: listeners.add });

  const { history } = router;
  let latest: HistoryLocation | undefined;
  const canOpen = async (to: HistoryLocation, isReplacing: boolean): Promise<boolean> => {
    latest = to;
    change({ isOpening: true });
    const error = await failureOf(router, queryClient, to);
    // The person has gone elsewhere meanwhile.
    if (latest !== to) return false;
    const retry = () => void router.navigate({ href: to.href, replace: isReplacing });
    const dismiss = () => change(idle);
    change(error ? { isOpening: false, failure: { error, retry, dismiss } } : idle);
    return error === undefined;
  };

  // Not a blocker of the history: with one, each change of the address would wait, also one that
  // stays on the page. Back and Forward have changed the address already.
  const checked =
    (go: typeof history.push, isReplacing: boolean): typeof history.push =>
    (path, state, options) => {
      const from = history.location;
      const [pathname = '', search = ''] = path.split('#')[0]?.split(/(?=\?)/) ?? [];
      // Before the first page, a redirect has no page to stay on.
      const isFirst = router.state.resolvedLocation === undefined;
      if (isFirst || options?.ignoreBlocker || pathname === from.pathname) {
        return go(path, state, options);
      }
      void canOpen({ ...from, href: path, pathname, search }, isReplacing).then((isOpen) => {
        if (isOpen) go(path, state, options);
      });
    };
  history.subscribe(({ action }) => {
    if (action.type === 'PUSH' || action.type === 'REPLACE') return;
    // Back and Forward end what was about to open.
    latest = undefined;
    change(idle);
  });
  history.push = checked(history.push, false);
  history.replace = checked(history.replace, true);
}

/** Loads a page and its data, and returns why neither came. */
async function failureOf(
  router: RegisteredRouter,
  queryClient: QueryClient,
  { pathname, search }: HistoryLocation,
): Promise<Error | undefined> {
  const since = Date.now();
  let lost: ChunkLoadError | undefined;
  const stop = onChunkFailure((error) => {
    lost = error;
  });
  // An address in the form of the history: its parameters are known at run time only.
  const address = { to: pathname as '/', search: router.options.parseSearch(search) };
  await router.preloadRoute(address).finally(stop);
  // The error screen reloads the page for a chunk that the server no longer has.
  if (lost) return lost.type === 'missing' ? undefined : lost;
  return awayReads(queryClient, since);
}

/** Returns the state of the navigation of this console. */
export function useNavigationState(): NavigationState {
  const store = states.get(useRouter());
  return useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    store?.current ?? (() => idle),
  );
}
