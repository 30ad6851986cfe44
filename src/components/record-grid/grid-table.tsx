import { countText, numberText } from '~/domain/count-text';
import { GridViewport } from './body/grid-viewport';
import { cellOf } from './body/use-grid-cursor';
import { useReachedLink } from './body/use-reached-link';
import { GridHead } from './head/grid-head';
import { isFiltered } from './model/grid-view';
import { isAheadRow } from './model/row-source';
import type { GridParts } from './model/use-grid-table';
import { isBlankRow } from './pending-rows';
import classes from './record-grid.module.css';
import { GridPlaceholder } from './toolbar/grid-placeholder';

const rowHeights = { compact: 30, normal: 36, roomy: 48 };

/** Returns "200 rows", or "12 of 200 rows so far". */
export function rowCountText<T extends object>({ grid, records, saving, table }: GridParts<T>) {
  // A blank row is no record yet, and edits of a record that somebody else has deleted still are one.
  const rows = [...saving.pending.rows];
  const blankCount = rows.filter(([, row]) => isBlankRow(row)).length;
  const aheadCount = rows.filter(([key, row]) => isAheadRow(key, row, records.loaded)).length;
  const total = records.records.length + aheadCount - blankCount;
  const shownCount = table.source.count - blankCount;
  const part = shownCount === total ? '' : `${numberText(shownCount)} of `;
  return `${part}${countText(total, 'row')}${grid.list.isIncomplete ? ' so far' : ''}`;
}

/** The head and the rows of a grid, or why there are no rows. */
export function GridTable<T extends object>({ grid, records, saving, table }: GridParts<T>) {
  const { title, list, page = {} } = grid;
  const { columns, idOf, loaded, search, setSearch, view, isWorking } = records;
  const { dispatch } = saving;
  const { source, frame } = table;
  const linkHandlers = useReachedLink((link) => {
    const row = source.at(source.indexOf(cellOf(link)?.row ?? ''));
    if (row) page.onReach?.(idOf(row.record));
  });
  const clearFilters = () => setSearch((old) => ({ ...old, q: undefined, filter: undefined }));
  return (
    <div
      ref={table.scrollFrame}
      className={classes.frame}
      data-below={page.headingLevel === 2 || undefined}
      {...linkHandlers}
    >
      <GridViewport
        ref={table.viewport}
        start={records.back?.place}
        returnedRow={table.returnedRow}
        label={title}
        isBusy={isWorking}
        frame={frame}
        source={source}
        widths={search.width}
        rowHeight={rowHeights[search.density ?? 'normal']}
        headRows={view.areFiltersShown ? 2 : 1}
        hasMarks={saving.count > 0}
        onEdit={(row, patch) => dispatch({ type: 'edited', row, loaded: loaded.get(row), patch })}
        onLeave={(row, field) => dispatch({ type: 'left', row, field })}
        onDrop={saving.deleteRow}
        actions={{
          open: ({ record }) => page.onEdit?.(idOf(record)),
          delete: saving.askToDelete,
          restore: ({ id }) => dispatch({ type: 'restored', row: id }),
          select: ({ id }) => list.isIncomplete || table.select([id]),
        }}
        renderHead={(tabSlot) => <GridHead view={view} slots={frame.slots} tabSlot={tabSlot} />}
      />
      {source.count === 0 ? (
        <GridPlaceholder
          isLoading={list.isLoading || isWorking}
          error={list.error}
          emptyText={grid.table.emptyText}
          onClearFilters={isFiltered(columns, search) ? clearFilters : undefined}
        />
      ) : null}
    </div>
  );
}
