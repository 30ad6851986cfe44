import { useLatePart } from '../../late-part';
import { gridTools } from '../grid-tools';
import type { RowSelectionProps } from './row-selection';

interface LateSelectionProps<T extends object> extends Omit<RowSelectionProps<T>, 'first'> {
  /** The keys of the rows to begin with; undefined without a selection. */
  first: readonly string[] | undefined;
}

/** The bar of the selection (docs/product/many-at-once.md). It also adds the column to the grid. */
export function LateSelection<T extends object>({ first, ...props }: LateSelectionProps<T>) {
  const isWanted = first !== undefined;
  const loaded = useLatePart(gridTools, isWanted, (isKept) => isKept || props.onClose());
  return isWanted && loaded ? <loaded.RowSelection {...props} first={first} /> : null;
}
