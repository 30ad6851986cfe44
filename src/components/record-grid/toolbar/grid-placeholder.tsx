import { Button } from '@mantine/core';
import { LoadingOverlay } from '../../loading-overlay/loading-overlay';
import type { RecordGridProps } from '../record-grid-props';
import classes from './grid-toolbar.module.css';

interface GridPlaceholderProps
  extends Pick<RecordGridProps<object>, 'isLoading' | 'error' | 'emptyText'> {
  /** Defined if filters hide all rows. */
  onClearFilters: (() => void) | undefined;
}

/** The content of a grid without rows. */
export function GridPlaceholder(props: GridPlaceholderProps) {
  if (!props.isLoading && !props.error && props.onClearFilters) {
    return (
      <div className={classes.noMatch}>
        <p>No row matches the search and the filters.</p>
        <Button variant="default" onClick={props.onClearFilters}>
          Clear filters
        </Button>
      </div>
    );
  }
  // Only the error dialog shows the message of an error.
  return (
    <LoadingOverlay
      isLoading={props.isLoading}
      error={props.error}
      isEmpty
      emptyText={props.emptyText}
      message={null}
    />
  );
}
