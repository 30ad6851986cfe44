import { IconArrowDown, IconArrowUp, IconFilter } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import type { GridColumn } from '../grid-column';
import type { GridHeader, GridTable } from '../model/use-grid-table';
import { ColumnMenu, resizeColumn } from './column-menu';
import classes from './grid-head.module.css';

interface HeadCellProps<T> {
  slotIndex: number;
  tabIndex: number;
  column: GridColumn<T>;
  header: GridHeader;
  table: GridTable;
}

const ariaSort = { asc: 'ascending', desc: 'descending', none: undefined } as const;

/** The header of a column. A press sorts. It also has the column's menu and the edge to drag. */
export function HeadCell<T>({ slotIndex, tabIndex, column, header, table }: HeadCellProps<T>) {
  const sorted = header.column.getIsSorted();
  const order = table.getState().sorting.length > 1 ? header.column.getSortIndex() + 1 : 0;
  const isFiltered = header.column.getIsFiltered();
  const startResize = header.getResizeHandler();
  const SortIcon = sorted === 'desc' ? IconArrowDown : IconArrowUp;

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
    if (!event.shiftKey || !direction) return;
    event.preventDefault();
    resizeColumn(table, header.column, direction);
  };

  return (
    <div
      role="columnheader"
      aria-colindex={slotIndex + 1}
      aria-sort={ariaSort[sorted || 'none']}
      data-slot={slotIndex}
      className={classes.cell}
    >
      <button
        type="button"
        className={classes.sort}
        data-cell-focus=""
        data-sorted={sorted || undefined}
        tabIndex={tabIndex}
        onClick={header.column.getToggleSortingHandler()}
        onKeyDown={onKeyDown}
      >
        <span className={classes.name} data-cut="">
          {column.header}
        </span>
        {isFiltered ? (
          <>
            <IconFilter size={14} aria-hidden="true" className={classes.icon} />
            <span className={classes.spoken}>, filtered</span>
          </>
        ) : null}
        <SortIcon size={14} aria-hidden="true" className={classes.sortIcon} />
        {order > 0 && sorted ? <span className={classes.order}>{order}</span> : null}
      </button>
      <ColumnMenu header={header} table={table} />
      <span
        aria-hidden="true"
        className={classes.edge}
        data-resizing={header.column.getIsResizing() || undefined}
        onMouseDown={startResize}
        onTouchStart={startResize}
        onDoubleClick={() => header.column.resetSize()}
      />
    </div>
  );
}
