import { splitKeys } from '../grid-search';
import type { GridView } from '../model/use-grid-view';

type Direction = 1 | -1;

/** Returns the order of columns after one of them has changed places with its visible neighbour. */
function orderAfter({ columns, search, state }: GridView, key: string, direction: Direction) {
  const own = columns.map((column) => column.key);
  // With the keys of columns that come late.
  const keys = [...new Set([...splitKeys(search.order), ...own])];
  const shown = keys.filter((each) => own.includes(each) && state.columnVisibility[each] !== false);
  const neighbour = shown[shown.indexOf(key) + direction];
  if (!shown.includes(key) || neighbour === undefined) return undefined;
  const target = keys.indexOf(neighbour);
  const moved = keys
    .filter((each) => each !== key)
    .toSpliced(target, 0, key)
    .join();
  return { order: moved === own.join() ? undefined : moved };
}

/** Whether a visible column is on that side of a column. */
export const canMoveColumn = (view: GridView, key: string, direction: Direction): boolean =>
  orderAfter(view, key, direction) !== undefined;

/** Moves a column by one place to the left or to the right. */
export function moveColumn(view: GridView, key: string, direction: Direction): void {
  const next = orderAfter(view, key, direction);
  if (next) view.setSearch((old) => ({ ...old, ...next }));
}
