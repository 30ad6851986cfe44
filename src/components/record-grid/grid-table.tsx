import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { countText, numberText } from '~/domain/count-text';
import { useFocusWhenGone } from '../focus';
import { useFillHeight } from '../use-fill-height';
import { GridViewport } from './body/grid-viewport';
import type { GridViewportHandle } from './body/use-grid-cursor';
import { cellOf } from './body/use-grid-cursor';
import { useReachedLink } from './body/use-reached-link';
import type { GridColumn } from './grid-column';
import type { GridSaving } from './grid-saving';
import { gridTools } from './grid-tools';
import { GridHead } from './head/grid-head';
import { inOrder, isFiltered, withCellShown } from './model/grid-view';
import { useRowFrame } from './model/row-frame';
import { isAheadRow, type RowSource, rowSource } from './model/row-source';
import type { GridRecords } from './model/use-grid-records';
import { useListPlace } from './model/use-list-place';
import { isBlankRow } from './pending-rows';
import classes from './record-grid.module.css';
import type { RecordGridProps } from './record-grid-props';
import { GridPlaceholder } from './toolbar/grid-placeholder';

const rowHeights = { compact: 30, normal: 36, roomy: 48 };
const noRows: readonly string[] = [];

/** Joins the records with the unsaved edits to the rows and columns that a grid draws. */
export function useGridTable<T extends object>(
  props: RecordGridProps<T>,
  records: GridRecords<T>,
  saving: GridSaving<T>,
) {
  const { list, page = {} } = props;
  const { shown, isWorking, idOf, loaded, columns, search, setSearch, back, view } = records;
  const { pending, sent } = saving;
  const problems = saving.problems.shown;
  const source = useMemo(
    () => rowSource({ shown, isWorking, idOf, loaded, pending, sent, problems }),
    [shown, isWorking, idOf, loaded, pending, sent, problems],
  );
  /** The keys of the rows with which a selection begins. */
  const [selecting, select] = useState(props.table.isSelecting ? noRows : back?.place?.chosen);
  const chosen = useRef<ReadonlySet<string>>(undefined);
  const [choiceColumn, setChoiceColumn] = useState<GridColumn<T>>();
  const shownColumns = useMemo(() => {
    const visible = inOrder(columns, search.order).filter(
      ({ key }) => view.state.columnVisibility[key] !== false,
    );
    return choiceColumn ? [choiceColumn, ...visible] : visible;
  }, [columns, search.order, view.state.columnVisibility, choiceColumn]);
  const frame = useRowFrame(props, columns, shownColumns, idOf);

  const viewport = useRef<GridViewportHandle>(null);
  const scrollFrame = useRef<HTMLDivElement>(null);
  useFillHeight(scrollFrame, page.headingLevel !== 2, 'max-height');
  // Save Changes and Cancel disappear with the last unsaved edit.
  useFocusWhenGone(saving.count > 0, () => viewport.current?.focusActive());
  const returnedRow = useListPlace({
    path: page.path,
    back,
    search,
    chosen,
    viewport,
    source,
    loaded,
    isSettled: source.count > 0 && !isWorking && !list.isRefreshing && !list.isIncomplete,
  });

  return {
    source,
    frame,
    shownColumns,
    viewport,
    scrollFrame,
    returnedRow,
    selecting,
    select,
    toggleSelection: () => select(selecting === undefined ? noRows : undefined),
    chosen,
    setChoiceColumn,
    /** Opens the editor of the first field of a new row. */
    editNewRow: (row: string) => {
      const first = shownColumns.find(({ editor }) => editor);
      viewport.current?.focusCell(row, first?.key ?? '', true);
    },
    /** Moves the focus to a cell. A hidden cell cannot take it, so its column and row are shown first. */
    showCell: ({ row, key }: { row: string; key: string }) => {
      const isRowHidden = source.indexOf(row) < 0;
      flushSync(() => setSearch((old) => withCellShown(old, key, isRowHidden)));
      viewport.current?.focusCell(row, key);
    },
    exportCsv: async () => {
      const rows = Array.from({ length: source.count }, (_, index) => source.at(index));
      const visible = rows.flatMap((row) => (row && !row.isBlank ? row.record : []));
      const name = props.table.csvFileName ?? props.title;
      const { exportCsv } = await gridTools.load();
      await exportCsv(name, shownColumns, visible);
    },
  };
}

export type GridTableModel<T extends object> = ReturnType<typeof useGridTable<T>>;

/** Returns "200 rows", or "12 of 200 rows so far". */
export function rowCountText<T extends object>(
  { records, loaded }: GridRecords<T>,
  { pending }: GridSaving<T>,
  source: RowSource<T>,
  isIncomplete = false,
): string {
  // A blank row is no record yet, and edits of a record that somebody else has deleted still are one.
  const rows = [...pending.rows];
  const blankCount = rows.filter(([, row]) => isBlankRow(row)).length;
  const aheadCount = rows.filter(([key, row]) => isAheadRow(key, row, loaded)).length;
  const total = records.length + aheadCount - blankCount;
  const shownCount = source.count - blankCount;
  const part = shownCount === total ? '' : `${numberText(shownCount)} of `;
  return `${part}${countText(total, 'row')}${isIncomplete ? ' so far' : ''}`;
}

interface GridTableProps<T extends object> {
  grid: RecordGridProps<T>;
  records: GridRecords<T>;
  saving: GridSaving<T>;
  table: GridTableModel<T>;
}

/** The head and the rows of a grid, or why there are no rows. */
export function GridTable<T extends object>({ grid, records, saving, table }: GridTableProps<T>) {
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
