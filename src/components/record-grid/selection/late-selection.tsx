import { LatePart, useLatePart } from '../../late-part';
import type { RowSelectionProps } from './row-selection';

/** The selection of rows, which a button of the toolbar or a key begins. */
export const selectionPart = new LatePart(() => import('./row-selection'));

interface LateSelectionProps<T extends object> extends Omit<RowSelectionProps<T>, 'first'> {
  /** The keys of the rows to begin with; undefined without a selection. */
  first: readonly string[] | undefined;
}

/** The bar of the selection (docs/product/many-at-once.md). It also adds the column to the grid. */
export function LateSelection<T extends object>({ first, ...props }: LateSelectionProps<T>) {
  const isWanted = first !== undefined;
  const loaded = useLatePart(selectionPart, isWanted, (isKept) => isKept || props.onClose());
  return isWanted && loaded ? <loaded.RowSelection {...props} first={first} /> : null;
}
