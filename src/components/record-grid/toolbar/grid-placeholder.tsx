import { Button } from '@mantine/core';
import { LoadingOverlay } from '../../loading-overlay/loading-overlay';
import { isFiltered } from '../model/grid-view';
import type { GridParts } from '../model/use-grid-table';
import classes from './grid-toolbar.module.css';

/** The content of a grid without rows. */
export function GridPlaceholder<T extends object>({ grid, records }: GridParts<T>) {
  const { list, table } = grid;
  const { columns, search, setSearch, isWorking } = records;
  const state = { isLoading: list.isLoading || isWorking, error: list.error };
  if (state.isLoading || state.error || !isFiltered(columns, search)) {
    // Only the error dialog shows the message of an error.
    return <LoadingOverlay {...state} emptyText={table.emptyText} isEmpty message={null} />;
  }
  return (
    <div className={classes.noMatch}>
      <p>No row matches the search and the filters.</p>
      <Button
        variant="default"
        onClick={() => setSearch((old) => ({ ...old, q: undefined, filter: undefined }))}
      >
        Clear filters
      </Button>
    </div>
  );
}
