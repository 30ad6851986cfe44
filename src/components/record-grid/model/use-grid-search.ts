import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isSameValue } from '~/domain/record-difference';
import { completeGridSearch, type GridSearch, parseGridSearch } from '../grid-search';

/** Long enough that dragging a column edge or typing a word is one step, not thirty. */
const publishDelay = 250;

/**
 * Holds a grid's search state. It changes at once here and a moment later outside (the address);
 * when the outside changes by itself (Back, a link), that wins.
 */
export function useGridSearch(
  search: GridSearch | undefined,
  onSearchChange: ((search: GridSearch) => void) | undefined,
  toPublic: (search: GridSearch) => GridSearch,
) {
  const outside = useMemo(() => parseGridSearch(search), [search]);
  const [current, setCurrent] = useState(outside);
  // What was told to the outside, from what it shows to the last; it follows a moment later.
  const published = useRef([outside]);
  const publish = useRef({ onSearchChange, toPublic });
  const router = useRouter({ warn: false });

  useEffect(() => {
    publish.current = { onSearchChange, toPublic };
  });

  useEffect(() => {
    const arrived = published.current.findIndex((told) => isSameValue(told, outside));
    if (arrived >= 0) {
      published.current.splice(0, arrived);
      return;
    }
    published.current = [outside];
    setCurrent(outside);
  }, [outside]);

  useEffect(() => {
    const next = parseGridSearch(publish.current.toPublic(current));
    if (isSameValue(next, published.current.at(-1))) return;
    const timer = setTimeout(() => {
      // Where a record is being opened, a change of this page's address would call that off.
      if (router && isLeaving(router)) return;
      published.current.push(next);
      publish.current.onSearchChange?.(completeGridSearch(next));
    }, publishDelay);
    return () => clearTimeout(timer);
  }, [current, router]);

  return [current, setCurrent] as const;
}

/** Another page is on its way. */
function isLeaving({ latestLocation, state }: Pick<AnyRouter, 'latestLocation' | 'state'>) {
  const shown = state.resolvedLocation;
  return shown !== undefined && shown.pathname !== latestLocation.pathname;
}
