import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFocusWhenGone } from '../../focus';
import { useFillHeight } from '../../use-fill-height';
import type { GridViewportHandle } from '../body/use-grid-cursor';
import type { GridColumn } from '../grid-column';
import type { RecordGridProps } from '../record-grid-props';
import { inOrder, withCellShown } from './grid-view';
import { useRowFrame } from './row-frame';
import { rowSource } from './row-source';
import type { GridRecords } from './use-grid-records';
import type { GridSaving } from './use-grid-saving';
import { type GridVisit, useListPlace } from './use-list-place';

const noRows: readonly string[] = [];

/** Joins the records with the unsaved edits to the rows and columns that a grid draws. */
export function useGridTable<T extends object>(
  props: RecordGridProps<T>,
  records: GridRecords<T>,
  saving: GridSaving<T>,
  visit: GridVisit,
) {
  const { list, page } = props;
  const { shown, isWorking, idOf, loaded, columns, back, view } = records;
  const { search, setSearch } = view;
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
  const frame = useRowFrame(props, records, shownColumns);

  const viewport = useRef<GridViewportHandle>(null);
  const scrollFrame = useRef<HTMLDivElement>(null);
  const hasOpenEdit = useRef<boolean>(null);
  useFillHeight(scrollFrame, page.headingLevel !== 2, 'max-height');
  // Save Changes and Cancel disappear with the last unsaved edit.
  useFocusWhenGone(saving.count > 0, () => viewport.current?.focusActive());
  const returnedRow = useListPlace({
    path: page.path,
    ...visit,
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
    /** Whether the open editor of a cell has something that is not among the pending edits yet. */
    hasOpenEdit,
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
    csvName: props.table.csvFileName ?? props.title,
  };
}

/** A grid, and what its hooks return for it. */
export interface GridParts<T extends object> {
  grid: RecordGridProps<T>;
  records: GridRecords<T>;
  saving: GridSaving<T>;
  table: ReturnType<typeof useGridTable<T>>;
}
