import { IconArrowDown, IconArrowUp, IconFilter } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import type { GridHeader, GridTable } from '../model/use-grid-table';
import { ColumnMenu, resizeColumn } from './column-menu';
import classes from './grid-head.module.css';

interface HeadCellProps {
  slotIndex: number;
  tabIndex: number;
  header: GridHeader;
  table: GridTable;
}

const ariaSort = { asc: 'ascending', desc: 'descending', none: undefined } as const;

/** The header of a column. A press sorts. It also has the column's menu and the edge to drag. */
export function HeadCell({ slotIndex, tabIndex, header, table }: HeadCellProps) {
  const { column } = header;
  const sorted = column.getIsSorted();
  const order = table.getState().sorting.length > 1 ? column.getSortIndex() + 1 : 0;
  const startResize = header.getResizeHandler();
  const SortIcon = sorted === 'desc' ? IconArrowDown : IconArrowUp;

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
    if (!event.shiftKey || !direction) return;
    event.preventDefault();
    resizeColumn(table, column, direction);
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
        onClick={column.getToggleSortingHandler()}
        onKeyDown={onKeyDown}
      >
        <span className={classes.name} data-cut="">
          {column.columnDef.header}
        </span>
        {column.getIsFiltered() ? (
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
        data-resizing={column.getIsResizing() || undefined}
        onMouseDown={startResize}
        onTouchStart={startResize}
        onDoubleClick={() => column.resetSize()}
      />
    </div>
  );
}
