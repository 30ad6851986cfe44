import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { type SetStateAction, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isSameValue } from '~/domain/record-difference';
import { completeGridSearch, type GridSearch, parseGridSearch } from '../grid-search';
import type { TypedTexts } from './typed-text';
import { useBeforeLeaving } from './use-before-leaving';

/**
 * The delay in milliseconds. It makes the drag of a column edge or a typed word one step instead of
 * thirty.
 */
const publishDelay = 250;

/**
 * Keeps a grid's search state. A change applies here at once and reaches the outside (the address)
 * after a delay. A navigation to another page emits it before, so that Back finds it. A change from
 * the outside (Back, a link) replaces the state. The pending texts of `typedTexts` are part of the
 * state.
 */
export function useGridSearch(
  search: GridSearch | undefined,
  onSearchChange: ((search: GridSearch) => void) | undefined,
  toPublic: (search: GridSearch) => GridSearch,
) {
  const outside = useMemo(() => parseGridSearch(search), [search]);
  const [current, setCurrent] = useState(outside);
  // The same as `current`, but without the wait for a render.
  const latest = useRef(outside);
  // The state that the outside shows, followed by the emitted states whose echo is pending.
  const published = useRef([outside]);
  const publish = useRef({ onSearchChange, toPublic });
  const [typedTexts] = useState<TypedTexts>(() => new Set());
  const router = useRouter({ warn: false });

  useEffect(() => {
    publish.current = { onSearchChange, toPublic };
  });

  const set = useCallback((next: SetStateAction<GridSearch>) => {
    latest.current = next instanceof Function ? next(latest.current) : next;
    setCurrent(latest.current);
  }, []);

  useEffect(() => {
    const arrived = published.current.findIndex((told) => isSameValue(told, outside));
    if (arrived >= 0) {
      published.current.splice(0, arrived);
      return;
    }
    published.current = [outside];
    set(outside);
  }, [outside, set]);

  /** Emits the current state. Returns false if the outside has it already. */
  const tell = useCallback(() => {
    const next = parseGridSearch(publish.current.toPublic(latest.current));
    if (isSameValue(next, published.current.at(-1))) return false;
    published.current.push(next);
    publish.current.onSearchChange?.(completeGridSearch(next));
    return true;
  }, []);

  useEffect(() => {
    // A newer change has its own timer.
    if (current !== latest.current) return;
    const timer = setTimeout(() => {
      // While a record opens, a change of this page's address would cancel that navigation.
      if (!router || !isLeaving(router)) tell();
    }, publishDelay);
    return () => clearTimeout(timer);
  }, [current, router, tell]);

  useBeforeLeaving(router?.history, () => {
    for (const tellNow of typedTexts) tellNow();
    return tell();
  });

  return { search: current, setSearch: set, typedTexts };
}

/** Whether a navigation to another page is running. */
function isLeaving({ latestLocation, state }: Pick<AnyRouter, 'latestLocation' | 'state'>) {
  const shown = state.resolvedLocation;
  return shown !== undefined && shown.pathname !== latestLocation.pathname;
}
