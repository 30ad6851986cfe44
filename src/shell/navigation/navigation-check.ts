import type { QueryClient } from '@tanstack/react-query';
import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { beginVisit } from '~/api/failed-reads';
import { createStore } from '~/domain/listeners';
import { type ChunkLoadError, onChunkFailure } from '../load-chunk';
import { awayReads, type ReadStarts, recordReadStarts } from './away';

/** What the frame shows of a navigation. */
export interface NavigationState {
  isOpening: boolean;
  /** Why the last one could not be opened. */
  failure?: { error: Error; retry: () => void; dismiss: () => void };
}

const idle: NavigationState = { isOpening: false };

/** The states of the routers; tests have one each. */
const states = new WeakMap<object, ReturnType<typeof createStore<NavigationState>>>();
const noNavigation = createStore(idle);

type Blocker = Parameters<RegisteredRouter['history']['block']>[0];
type HistoryLocation = Parameters<Blocker['blockerFn']>[0]['nextLocation'];

/**
 * Makes every navigation load its page first. If the service or the network is away, the page before
 * stays with everything in it (docs/product/shell.md#a-page-that-cannot-be-opened). It has to run
 * before any guard of edits, so that edits that are typed meanwhile are asked about.
 */
export function checkNavigations(router: RegisteredRouter, queryClient: QueryClient): void {
  const state = createStore(idle);
  states.set(router, state);

  const starts = recordReadStarts(queryClient);
  let latest: HistoryLocation | undefined;
  blockNewPages(router.history, {
    enableBeforeUnload: false,
    blockerFn: async ({ currentLocation: from, nextLocation: to, action }) => {
      if (from.pathname === to.pathname) return false;
      latest = to;
      state.set({ isOpening: true });
      const error = await failureOf(router, queryClient, starts, to);
      // A newer navigation has begun. Back has moved the address already: taking it back
      // would undo the later one.
      if (latest !== to) return action === 'PUSH' || action === 'REPLACE';
      const retry = () => {
        if (action === 'PUSH' || action === 'REPLACE') {
          void router.navigate({ href: to.href, replace: action === 'REPLACE' });
        } else {
          router.history.go(to.state.__TSR_index - from.state.__TSR_index);
        }
      };
      const dismiss = () => state.set(idle);
      state.set(error ? { isOpening: false, failure: { error, retry, dismiss } } : idle);
      return error !== undefined;
    },
  });
}

/**
 * Keeps the check away from changes of the search parameters. The history waits for each blocker before
 * it changes the address, and a second change of the same moment would start from the address before
 * the first. Guards of edits still decide about each change, and come after the check.
 */
function blockNewPages(history: RegisteredRouter['history'], check: Blocker): void {
  const { block, push, replace } = history;
  const guards = new Map<Blocker, () => void>();
  let unblock = block(check);
  history.block = (guard) => {
    guards.set(guard, block(guard));
    return () => {
      guards.get(guard)?.();
      guards.delete(guard);
    };
  };
  const unchecked = (change: () => void) => {
    unblock();
    change();
    for (const end of guards.values()) end();
    unblock = block(check);
    for (const guard of guards.keys()) guards.set(guard, block(guard));
  };
  const isHere = (path: string) =>
    new URL(path, 'http://console').pathname === history.location.pathname;
  history.push = (path, ...rest) =>
    isHere(path) ? unchecked(() => push(path, ...rest)) : push(path, ...rest);
  history.replace = (path, ...rest) =>
    isHere(path) ? unchecked(() => replace(path, ...rest)) : replace(path, ...rest);
}

/** Loads a page and its data, and returns why neither came. */
async function failureOf(
  router: RegisteredRouter,
  queryClient: QueryClient,
  starts: ReadStarts,
  { pathname, search }: HistoryLocation,
): Promise<Error | undefined> {
  const since = Date.now();
  beginVisit(queryClient);
  let lost: ChunkLoadError | undefined;
  const stop = onChunkFailure((error) => {
    lost = error;
  });
  // An address in the form of the history: its parameters are known at run time only.
  const address = { to: pathname as '/', search: router.options.parseSearch(search) };
  await router.preloadRoute(address).finally(stop);
  // The error screen reloads the page for a chunk that the server no longer has.
  if (lost) return lost.type === 'missing' ? undefined : lost;
  return awayReads(queryClient, starts, since);
}

/** Returns the state of the navigation of this console. */
export function useNavigationState(): NavigationState {
  const { subscribe, current } = states.get(useRouter()) ?? noNavigation;
  return useSyncExternalStore(subscribe, current);
}
