import { useEffect } from 'react';
import { LatePart, useLatePart } from '../late-part';
import type { ConflictsDialogProps } from './conflicts/conflicts-dialog';
import type { RowSelectionProps } from './selection/row-selection';

/**
 * What a person reaches for in a grid: its menus and views, the selection of rows, the list of options of
 * a cell, and the dialog of conflicts.
 */
export const gridTools = new LatePart(() => import('./open-grid-tools'));

interface LateConflictsProps<T extends object> extends ConflictsDialogProps<T> {
  /** A save may come next. */
  isLikely: boolean;
}

/** The dialog of conflicts, which only a save may need. */
export function LateConflicts<T extends object>({ isLikely, ...props }: LateConflictsProps<T>) {
  const { conflicts, onCancel } = props;
  useEffect(() => {
    if (isLikely) gridTools.warm();
  }, [isLikely]);
  const isAsked = conflicts !== undefined;
  const loaded = useLatePart(gridTools, isAsked, (isWanted) => isWanted || onCancel());
  return loaded ? <loaded.ConflictsDialog {...props} /> : null;
}

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
