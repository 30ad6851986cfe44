import { keysInOrder } from '../model/grid-view';
import type { GridView } from '../model/use-grid-view';

type Direction = 1 | -1;

/** Returns the order of columns after one of them has changed places with its visible neighbour. */
function orderAfter({ columns, search, state }: GridView, key: string, direction: Direction) {
  const keys = keysInOrder(columns, search.order);
  const isShown = (column: { key: string }) => state.columnVisibility[column.key] !== false;
  const known = new Set(columns.filter(isShown).map((column) => column.key));
  const shown = keys.filter((each) => known.has(each));
  const neighbour = shown[shown.indexOf(key) + direction];
  if (!shown.includes(key) || neighbour === undefined) return undefined;
  const target = keys.indexOf(neighbour);
  const moved = keys
    .filter((each) => each !== key)
    .toSpliced(target, 0, key)
    .join();
  return { order: moved === columns.map((column) => column.key).join() ? undefined : moved };
}

/** Whether a visible column is on that side of a column. */
export const canMoveColumn = (view: GridView, key: string, direction: Direction): boolean =>
  orderAfter(view, key, direction) !== undefined;

/** Moves a column by one place to the left or to the right. */
export function moveColumn(view: GridView, key: string, direction: Direction): void {
  const next = orderAfter(view, key, direction);
  if (next) view.setSearch((old) => ({ ...old, ...next }));
}
