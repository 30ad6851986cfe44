import { clsx } from 'clsx';
import { memo } from 'react';
import { isActionColumn } from '../grid-column';
import type { GridSearch } from '../grid-search';
import type { GridSlot } from '../model/row-frame';
import type { GridTable, SetGridSearch } from '../model/use-grid-table';
import { FilterCell } from './filter-cell';
import classes from './grid-head.module.css';
import { HeadCell } from './head-cell';

interface GridHeadProps<T> {
  table: GridTable;
  slots: readonly GridSlot<T>[];
  /** Sorting, filters and widths. A change draws the head again. */
  search: GridSearch;
  setSearch: SetGridSearch;
  areFiltersShown: boolean;
  /** The slot that Tab reaches, or -1. */
  tabSlot: number;
}

const ownHeaders = { status: 'Status', open: 'Edit', delete: 'Delete' };

function GridHeadOf<T>(props: GridHeadProps<T>) {
  const { table, slots, search, setSearch, areFiltersShown, tabSlot } = props;
  const headers = new Map(table.getFlatHeaders().map((header) => [header.column.id, header]));
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} data-row="header" className={classes.row}>
        {slots.map((slot, index) => {
          const tabIndex = index === tabSlot ? 0 : -1;
          const header = headers.get(slot.id);
          const cell = {
            role: 'columnheader',
            'aria-colindex': index + 1,
            'data-slot': index,
            tabIndex,
          };
          if (slot.kind !== 'data') {
            return (
              <div
                key={slot.id}
                {...cell}
                className={clsx(classes.cell, classes.own, classes[slot.kind])}
                style={{ right: slot.right }}
              >
                <span className={slot.kind === 'status' ? undefined : classes.spoken}>
                  {ownHeaders[slot.kind]}
                </span>
              </div>
            );
          }
          if (isActionColumn(slot.column)) {
            return (
              <div key={slot.id} {...cell} className={clsx(classes.cell, classes.action)}>
                {slot.column.header}
              </div>
            );
          }
          return header ? (
            <HeadCell
              key={slot.id}
              slotIndex={index}
              tabIndex={tabIndex}
              column={slot.column}
              header={header}
              table={table}
            />
          ) : null;
        })}
      </div>
      {areFiltersShown ? (
        <div role="row" aria-rowindex={2} className={classes.filters}>
          {slots.map((slot, index) => {
            return slot.kind === 'data' && !isActionColumn(slot.column) ? (
              <FilterCell
                key={slot.id}
                slotIndex={index}
                column={slot.column}
                table={table}
                search={search}
                setSearch={setSearch}
              />
            ) : (
              <div
                key={slot.id}
                role="gridcell"
                aria-colindex={index + 1}
                className={clsx(
                  classes.cell,
                  slot.kind !== 'data' && classes.own,
                  classes[slot.kind],
                )}
                style={slot.kind === 'data' ? undefined : { right: slot.right }}
              />
            );
          })}
        </div>
      ) : null}
    </div>
  );
}

/** The header of a grid: names, sorting, column menus, and the filters while they are visible. */
export const GridHead = memo(GridHeadOf) as typeof GridHeadOf;
