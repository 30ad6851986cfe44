import { useTimeout } from '@mantine/hooks';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { decodedSegment } from '~/domain/pasted-id';
import { newRecordId } from '~/domain/search-values';
import type { GridPlace, GridViewportHandle } from '../body/use-grid-cursor';
import type { GridSearch } from '../grid-search';
import { type LoadedRecords, loadedRowKey } from '../pending-rows';
import type { RowSource } from './row-source';

type KnownKeys = Pick<LoadedRecords<never>, 'has' | 'keys'>;

interface ListPlace extends Partial<GridPlace> {
  id: string;
  search: GridSearch;
  /** The keys of the selected rows; undefined without a selection. */
  chosen: readonly string[] | undefined;
  /** The records before a person added one on a page of its own. */
  known: KnownKeys | undefined;
}

/** By the path of the list. */
const places = new Map<string, ListPlace>();

/** Milliseconds. A person finds the row again in this time. */
const markTime = 4_000;

/** Returns the id of the record whose page has this path, below the path of its list. */
function recordIdAt(path: string, pathname: string | undefined): string | undefined {
  if (pathname === `${path}/create`) return newRecordId;
  const start = `${path}/edit/`;
  return pathname?.startsWith(start) ? decodedSegment(pathname.slice(start.length)) : undefined;
}

/**
 * Returns the record whose page was open before its list, and what the list has kept meanwhile;
 * undefined after any other page (docs/product/grids.md#back-from-an-edit-page).
 * @param path the path of the page of the list
 */
export function useListReturn(path: string | undefined) {
  const router: AnyRouter | undefined = useRouter({ warn: false });
  const [back] = useState(() => {
    if (!path) return undefined;
    const place = places.get(path);
    const before = router?.state.resolvedLocation?.pathname;
    // A person can leave the page of a record while the router still counts it as opening.
    const id = before === path ? place?.id : recordIdAt(path, before);
    return id === undefined ? undefined : { id, place };
  });
  return back;
}

export interface GridVisit {
  onOpen: () => void;
  /** Gets the state with which the grid opened. */
  onLeave: (openedWith: GridSearch) => void;
}

interface ListPlaceOptions<T> extends GridVisit {
  path: string | undefined;
  back: ReturnType<typeof useListReturn>;
  search: GridSearch;
  chosen: RefObject<ReadonlySet<string> | undefined>;
  viewport: RefObject<GridViewportHandle | null>;
  source: RowSource<T>;
  loaded: LoadedRecords<T>;
  /** The shown rows are those of the newest list. */
  isSettled: boolean;
}

/**
 * Keeps the place in a list while the page of a record is open. Afterwards it focuses the row of that
 * record, as soon as the newest list shows it.
 * @returns the key of that row, for a moment
 */
export function useListPlace<T>(options: ListPlaceOptions<T>): string | undefined {
  const { path, back, viewport, source, loaded, isSettled } = options;
  const router: AnyRouter | undefined = useRouter({ warn: false });
  const [marked, setMarked] = useState<string>();
  const { start: unmarkLater } = useTimeout(() => setMarked(undefined), markTime);
  const hasReturned = useRef(back === undefined);

  const [openedWith] = useState(options.search);
  const keep = useEffectEvent(() => {
    options.onLeave(openedWith);
    if (!path) return;
    const id = recordIdAt(path, router?.latestLocation.pathname);
    if (id === undefined) return places.delete(path);
    places.set(path, {
      ...viewport.current?.place(loadedRowKey(id)),
      id,
      search: options.search,
      chosen: options.chosen.current && [...options.chosen.current],
      known: id === newRecordId ? loaded : undefined,
    });
  });
  // A layout effect ends while the rows are still in the page.
  const open = useEffectEvent(options.onOpen);
  useLayoutEffect(() => {
    open();
    return () => void keep();
  }, []);

  const returnToRow = useEffectEvent(() => {
    if (!back || hasReturned.current) return;
    hasReturned.current = true;
    const { id, place } = back;
    const row = id === newRecordId ? onlyNew(loaded, place?.known) : loadedRowKey(id);
    if (row === undefined || source.indexOf(row) < 0) return;
    setMarked(row);
    unmarkLater();
    const active = document.activeElement;
    // A person who has moved on keeps the focus.
    const mayFocus = active === document.body || active?.matches('h1, main');
    if (mayFocus) viewport.current?.focusCell(row, place?.column ?? '#open');
  });
  useLayoutEffect(() => {
    if (isSettled) returnToRow();
  }, [isSettled]);

  return marked;
}

/** Returns the key of the one record that was not known before. Of several, nobody knows which it is. */
function onlyNew(loaded: KnownKeys, known: KnownKeys | undefined): string | undefined {
  if (!known) return undefined;
  const added = [...loaded.keys()].filter((key) => !known.has(key));
  return added.length === 1 ? added[0] : undefined;
}
