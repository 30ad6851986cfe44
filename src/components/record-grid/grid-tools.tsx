import { LatePart, useLatePart } from '../late-part';
import type { ConflictsDialogProps } from './conflicts/conflicts-dialog';
import type { GridSearch } from './grid-search';
import type { GridParts } from './model/use-grid-table';
import type { GridView } from './model/use-grid-view';

/** What a person reaches for: menus, views, selection, lists of options and conflicts. */
export const gridTools = new LatePart(() => import('./open-grid-tools'));

/** The grids that were left while what keeps their view was loading, with the state of each. */
const left = new Map<string | undefined, object>();

/** Forgets that a grid was left: it is open again, and its view is kept from now on. */
export const forgetLeft = (viewKey: string | undefined) => void left.delete(viewKey);

/** Remembers the view of a grid that a person has left before what keeps it had loaded. */
export function rememberLeft(
  viewKey: string | undefined,
  columns: GridView['columns'],
  states: readonly [openedWith: GridSearch, search: GridSearch],
): void {
  if (viewKey === undefined || states[0] === states[1] || gridTools.current()) return;
  left.set(viewKey, states);
  gridTools.load().then(
    (tools) => {
      if (left.get(viewKey) === states) tools.rememberLeft(viewKey, columns, states);
    },
    () => {},
  );
}

/** The dialog of conflicts. */
export function LateConflicts<T extends object>(props: ConflictsDialogProps<T>) {
  const { conflicts, onCancel } = props;
  const isAsked = conflicts !== undefined;
  const loaded = useLatePart(gridTools, isAsked, (isWanted) => isWanted || onCancel());
  return loaded ? <loaded.ConflictsDialog {...props} /> : null;
}

/** The bar of the selection (docs/product/many-at-once.md). It also adds the column to the grid. */
export function LateSelection<T extends object>(parts: GridParts<T>) {
  const { selecting, select } = parts.table;
  const isWanted = selecting !== undefined;
  const loaded = useLatePart(gridTools, isWanted, (isKept) => isKept || select(undefined));
  return isWanted && loaded ? <loaded.RowSelection {...parts} first={selecting} /> : null;
}
