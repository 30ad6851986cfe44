import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import type { GridSlot } from '../model/grid-slots';
import type { CellProblem } from '../model/row-problems';
import type { RowMark } from '../model/row-source';
import { DataCell } from './data-cell';
import classes from './grid-body.module.css';
import { DeleteCell, OpenCell, StatusCell } from './own-cells';

/** The values that all rows of a grid share. A new object draws all rows again. */
export interface RowFrame<T> {
  slots: readonly GridSlot<T>[];
  /** Key of the column that names the record. */
  labelKey: string | undefined;
  labelOf: (record: T) => string;
  idOf: (record: T) => string;
  editHref: ((id: string) => string) | undefined;
  canChange: boolean;
  canInsert: boolean;
  canDelete: boolean;
}

export interface GridRowProps<T> {
  frame: RowFrame<T>;
  rowKey: string;
  record: T;
  mark: RowMark | undefined;
  /** A save is sending the row as a new one, so it has no id yet. */
  isLocked: boolean;
  problems: readonly CellProblem[] | undefined;
  /** The aria-rowindex. It counts from 1 and includes the header. */
  ariaIndex: number;
  top: number;
  /** The slot that Tab reaches; -1 in all rows but one. */
  tabSlot: number;
  /** The editor and the slot in which it stands. */
  editor: ReactNode;
  editedSlot: number;
}

function GridRowOf<T>(props: GridRowProps<T>) {
  const { frame, rowKey, record, mark, tabSlot, problems } = props;
  const isNew = mark === 'added';
  const mayEdit = (isNew ? frame.canInsert : frame.canChange) && mark !== 'deleted';
  const label = frame.labelOf(record);
  return (
    <div
      role="row"
      aria-rowindex={props.ariaIndex}
      data-row={rowKey}
      data-mark={mark}
      className={clsx(classes.row, props.editor !== null && classes.editedRow)}
      style={{ transform: `translateY(${props.top}px)` }}
    >
      {frame.slots.map((slot, index) => {
        const cell = { slotIndex: index, tabIndex: index === tabSlot ? 0 : -1 };
        switch (slot.kind) {
          case 'data':
            return (
              <DataCell
                key={slot.id}
                {...cell}
                column={slot.column}
                record={record}
                isNew={isNew}
                mayEdit={mayEdit && !props.isLocked}
                isLabel={slot.id === frame.labelKey}
                problem={problems?.find(({ key }) => key === slot.id)}
                editor={index === props.editedSlot ? props.editor : undefined}
              />
            );
          case 'status':
            return (
              <StatusCell key={slot.id} {...cell} right={slot.right} mark={mark} label={label} />
            );
          case 'open':
            return (
              <OpenCell
                key={slot.id}
                {...cell}
                right={slot.right}
                label={label}
                isPossible={!isNew}
                href={isNew ? undefined : frame.editHref?.(frame.idOf(record))}
              />
            );
          default:
            return (
              <DeleteCell
                key={slot.id}
                {...cell}
                right={slot.right}
                label={label}
                isPossible={(isNew || frame.canDelete) && !props.isLocked}
                isDeleted={mark === 'deleted'}
              />
            );
        }
      })}
    </div>
  );
}

/**
 * One row. It consists of plain elements, and React draws it again only when one of its props has
 * changed.
 */
export const GridRow = memo(GridRowOf) as typeof GridRowOf;
