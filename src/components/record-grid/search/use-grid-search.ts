import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { type SetStateAction, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isSameValue } from '~/domain/record-difference';
import { completeGridSearch, type GridSearch, parseGridSearch } from '../grid-search';
import type { TypedTexts } from './typed-text';
import { useBeforeLeaving } from './use-before-leaving';

/** Long enough that dragging a column edge or typing a word is one step, not thirty. */
const publishDelay = 250;

/**
 * Holds a grid's search state. It changes at once here and a moment later outside (the address), at
 * the latest when another page is opened, so that Back finds it; when the outside changes by itself
 * (Back, a link), that wins. What `typedTexts` holds back counts as well.
 */
export function useGridSearch(
  search: GridSearch | undefined,
  onSearchChange: ((search: GridSearch) => void) | undefined,
  toPublic: (search: GridSearch) => GridSearch,
) {
  const outside = useMemo(() => parseGridSearch(search), [search]);
  const [current, setCurrent] = useState(outside);
  // As `current`, without waiting until it is drawn.
  const latest = useRef(outside);
  // What was told to the outside, from what it shows to the last; it follows a moment later.
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

  /** True when there was something to tell. */
  const tell = useCallback(() => {
    const next = parseGridSearch(publish.current.toPublic(latest.current));
    if (isSameValue(next, published.current.at(-1))) return false;
    published.current.push(next);
    publish.current.onSearchChange?.(completeGridSearch(next));
    return true;
  }, []);

  useEffect(() => {
    // A still later change has a timer of its own.
    if (current !== latest.current) return;
    const timer = setTimeout(() => {
      // Where a record is being opened, a change of this page's address would call that off.
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

/** Another page is on its way. */
function isLeaving({ latestLocation, state }: Pick<AnyRouter, 'latestLocation' | 'state'>) {
  const shown = state.resolvedLocation;
  return shown !== undefined && shown.pathname !== latestLocation.pathname;
}
