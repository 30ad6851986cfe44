import { Button } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type SyntheticEvent, useRef } from 'react';
import { LoadingOverlay } from '../loading-overlay/loading-overlay';
import { GridViewport } from './body/grid-viewport';
import { cellOf } from './body/use-grid-cursor';
import { isFiltered } from './model/grid-view';
import type { GridParts } from './model/use-grid-table';
import classes from './record-grid.module.css';

/** The head and the rows of a grid, or why there are no rows. */
export function GridTable<T extends object>(parts: GridParts<T>) {
  const { page } = parts.grid;
  const { source, scrollFrame } = parts.table;
  const linkHandlers = useReachedLink((link) => {
    const row = source.at(source.indexOf(cellOf(link)?.row ?? ''));
    if (row) page.onReach?.(parts.records.idOf(row.record));
  });
  return (
    <div
      ref={scrollFrame}
      className={classes.frame}
      data-below={page.headingLevel === 2 || undefined}
      {...linkHandlers}
    >
      <GridViewport {...parts} />
      {source.count === 0 ? <GridPlaceholder {...parts} /> : null}
    </div>
  );
}

/** The content of a grid without rows. */
function GridPlaceholder<T extends object>({ grid, records, table: { viewport } }: GridParts<T>) {
  const { list, table } = grid;
  const { columns, search, setSearch } = records.view;
  const clear = () => {
    setSearch((old) => ({ ...old, q: undefined, filter: undefined }));
    // The button disappears together with the focus.
    viewport.current?.focusActive();
  };
  const state = { isLoading: list.isLoading || records.isWorking, error: list.error };
  if (state.isLoading || state.error || !isFiltered(columns, search)) {
    // Only the error dialog shows the message of an error.
    return <LoadingOverlay {...state} emptyText={table.emptyText} isEmpty message={null} />;
  }
  return (
    <div className={classes.noMatch}>
      <p>No row matches the search and the filters.</p>
      <Button variant="default" onClick={clear}>
        Clear filters
      </Button>
    </div>
  );
}

/** Milliseconds on a link before its page loads, as with the router's own links. */
const intent = 50;

/**
 * Tells which link to a record's page a person points at or focuses, before the click. The links of a
 * grid are plain ones: ten thousand rows need one set of handlers.
 */
function useReachedLink(onReach: (link: Element) => void) {
  const reach = useDebouncedCallback(onReach, intent);
  const waiting = useRef<Element>(null);
  const wait = (link: Element | null) => {
    if (link === waiting.current) return;
    waiting.current = link;
    if (link) reach(link);
    else reach.cancel();
  };

  const look = ({ target }: SyntheticEvent) =>
    wait(target instanceof Element ? target.closest('a[data-action="open"]') : null);
  const leave = () => wait(null);
  return {
    onPointerOver: look,
    onFocus: look,
    onPointerLeave: leave,
    onBlur: leave,
    // A click loads the page itself.
    onClick: leave,
  };
}
