import { useDebouncedCallback } from '@mantine/hooks';
import { type AnyRouter, type RouterHistory, useRouter } from '@tanstack/react-router';
import {
  type SetStateAction,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { isSameValue } from '~/domain/record-difference';
import { searchError } from '~/domain/text-limit';

/** Milliseconds. A typed word or the drag of a column edge becomes one step instead of thirty. */
const debounce = 250;

/** The `flush` functions of all mounted states. */
const flushes = new Set<() => boolean>();

const same = <V>(value: V) => value;

/**
 * Keeps a state that shows each change at once and emits it to the outside (the address, or the
 * grid around a field) after a debounce. An outside change (Back, Clear filters) replaces the
 * state. A late echo of an emitted value does not: it would overwrite newer typing. A navigation to
 * another page emits the state before, so that Back finds it.
 * @param outside the value that the outside has
 * @param toEmitted turns the state into the value to emit
 * @param toState turns a value of the outside into the state
 */
export function useDebouncedState<V>(
  outside: V,
  onEmit: (value: V) => void,
  toEmitted: (value: V) => V = same,
  toState: (value: V) => V = same,
) {
  const router = useRouter({ warn: false });
  const [value, setShownValue] = useState(() => toState(outside));
  // The same as `value`, but without the wait for a render.
  const latest = useRef(value);
  // The value that the outside shows, followed by the emitted values whose echo is pending.
  const emitted = useRef([outside]);

  /** Emits the value without the debounce. Returns false if the outside has it already. */
  const flush = () => {
    const next = toEmitted(latest.current);
    if (isSameValue(next, emitted.current.at(-1))) return false;
    emitted.current.push(next);
    onEmit(next);
    return true;
  };
  const emitLater = useDebouncedCallback(() => {
    if (!router || !isLeaving(router)) flush();
  }, debounce);
  const setValue = useCallback(
    (next: SetStateAction<V>) => {
      latest.current = next instanceof Function ? next(latest.current) : next;
      setShownValue(latest.current);
      emitLater();
    },
    [emitLater],
  );
  const begin = useEffectEvent(toState);
  useEffect(() => {
    const echo = emitted.current.findIndex((known) => isSameValue(known, outside));
    if (echo >= 0) {
      emitted.current.splice(0, echo);
      return;
    }
    emitted.current = [outside];
    setValue(() => begin(outside));
  }, [outside, setValue]);

  const flushLatest = useEffectEvent(flush);
  useEffect(() => {
    // The state may leave out something that the outside has, such as a filter without an effect.
    emitLater();
    const flushMounted = () => flushLatest();
    flushes.add(flushMounted);
    const stop = router && flushBeforeLeaving(router.history);
    return () => {
      flushes.delete(flushMounted);
      stop?.();
    };
  }, [router, emitLater]);

  return { value, setValue, flush };
}

const trimmed = (text: string) => text.trim();

/**
 * Keeps the text of a search field as `useDebouncedState` does, and emits it trimmed. A text that is too long
 * has an error, and is not emitted.
 */
export function useSearchText(outside: string, onEmit: (text: string) => void) {
  const emit = (text: string) => searchError(text) ?? onEmit(text);
  const { value: text, setValue: setText, flush } = useDebouncedState(outside, emit, trimmed);
  return { text, setText, flush, error: searchError(text) };
}

/**
 * Whether a navigation to another page is running. A change of the address of the page that is still
 * shown would cancel it.
 */
export function isLeaving({ latestLocation, state }: Pick<AnyRouter, 'latestLocation' | 'state'>) {
  const shown = state.resolvedLocation;
  return shown !== undefined && shown.pathname !== latestLocation.pathname;
}

/**
 * Emits all states before a navigation to another page, while the address is still that of this
 * page. Back and Forward emit nothing: they have already left this page.
 * @returns the function that ends it
 */
function flushBeforeLeaving(history: RouterHistory): () => void {
  return history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ action, currentLocation, nextLocation }) => {
      const isLeaving = currentLocation.pathname !== nextLocation.pathname;
      if (action !== 'PUSH' || !isLeaving || !flushAll()) return false;
      // The change of the address passes the guards of the page. Without the wait, the router would
      // merge it with the navigation.
      await new Promise((resolve) => setTimeout(resolve));
      history.flush();
      return false;
    },
  });
}

/** Emits all states. Returns false if the outside has all of them already. */
function flushAll(): boolean {
  let hasEmitted = false;
  // A field may emit into the state of its grid, which then has to emit as well.
  while ([...flushes].some((flush) => flush())) hasEmitted = true;
  return hasEmitted;
}
