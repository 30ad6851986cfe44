import { Button } from '@mantine/core';
import { LoadingOverlay } from '../../loading-overlay/loading-overlay';
import type { GridList, GridTableOptions } from '../record-grid-props';
import classes from './grid-toolbar.module.css';

interface GridPlaceholderProps
  extends Pick<GridList<object>, 'isLoading' | 'error'>,
    Pick<GridTableOptions<object>, 'emptyText'> {
  /** Defined if filters hide all rows. */
  onClearFilters: (() => void) | undefined;
}

/** The content of a grid without rows. */
export function GridPlaceholder({ onClearFilters, ...state }: GridPlaceholderProps) {
  if (state.isLoading || state.error || !onClearFilters) {
    // Only the error dialog shows the message of an error.
    return <LoadingOverlay {...state} isEmpty message={null} />;
  }
  return (
    <div className={classes.noMatch}>
      <p>No row matches the search and the filters.</p>
      <Button variant="default" onClick={onClearFilters}>
        Clear filters
      </Button>
    </div>
  );
}
