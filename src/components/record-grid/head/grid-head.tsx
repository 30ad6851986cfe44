import { clsx } from 'clsx';
import { memo } from 'react';
import spoken from '../../spoken.module.css';
import { isActionColumn } from '../grid-column';
import { gridTools } from '../grid-tools';
import type { GridSlot } from '../model/row-frame';
import type { GridView } from '../model/use-grid-view';
import { FilterCell } from './filter-cell';
import classes from './grid-head.module.css';
import { HeadCell } from './head-cell';

interface GridHeadProps<T> {
  view: GridView;
  slots: readonly GridSlot<T>[];
  /** The slot that Tab reaches, or -1. */
  tabSlot: number;
}

const ownHeaders = { status: 'Status', open: 'Edit', more: 'More actions', delete: 'Delete' };

/** The props of a cell without controls. */
const plainCell = <T,>(slot: GridSlot<T>, index: number) => ({
  'aria-colindex': index + 1,
  className: clsx(classes.cell, classes[slot.kind], slot.kind !== 'data' && classes.own),
  style: slot.kind === 'data' ? undefined : { right: slot.right },
});

function GridHeadOf<T>({ view, slots, tabSlot }: GridHeadProps<T>) {
  return (
    <div role="rowgroup" className={classes.head}>
      <div
        role="row"
        aria-rowindex={1}
        data-row="header"
        className={classes.row}
        {...gridTools.reached}
      >
        {slots.map((slot, index) => {
          const tabIndex = index === tabSlot ? 0 : -1;
          return slot.kind === 'data' && !isActionColumn(slot.column) ? (
            <HeadCell
              key={slot.id}
              slotIndex={index}
              tabIndex={tabIndex}
              view={view}
              columnKey={slot.id}
              header={slot.column.header}
            />
          ) : (
            <div key={slot.id} {...plainCell(slot, index)} role="columnheader" tabIndex={tabIndex}>
              {slot.kind === 'data' ? (
                ((slot.column.value && slot.column.head) ?? slot.column.header)
              ) : (
                <span className={slot.kind === 'status' ? undefined : spoken.text}>
                  {ownHeaders[slot.kind]}
                </span>
              )}
            </div>
          );
        })}
      </div>
      {view.areFiltersShown ? (
        <div role="row" aria-rowindex={2} className={classes.filters} {...gridTools.reached}>
          {slots.map((slot, index) =>
            slot.kind === 'data' && !isActionColumn(slot.column) ? (
              <FilterCell key={slot.id} slotIndex={index} column={slot.column} view={view} />
            ) : (
              <div key={slot.id} {...plainCell(slot, index)} role="gridcell" />
            ),
          )}
        </div>
      ) : null}
    </div>
  );
}

/** The header of a grid: names, sorting, column menus, and the filters while they are visible. */
export const GridHead = memo(GridHeadOf) as typeof GridHeadOf;
