import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { useRowWindow } from '../../use-row-window';
import { editableColumn, type RowFrame } from '../model/row-frame';
import type { GridRowData, RowSource } from '../model/row-source';
import { dataCell } from './data-cell';
import classes from './grid-body.module.css';
import type { GridPosition } from './grid-keys';
import { ownCell } from './own-cell';

/** The usual height in pixels of the content above the rows of a page. */
const usualRoomAbove = 250;

export interface GridRowsProps<T> {
  frame: RowFrame<T>;
  source: RowSource<T>;
  rowHeight: number;
  /** The number of rows above: the header and the filters. */
  headRows: number;
  /** The key of the row whose page was open before. */
  returnedRow: string | undefined;
  scroller: HTMLElement | null;
  /** Where the rows begin, in pixels. */
  startTop: number;
  /** The cell that has the Tab stop. Its row is always drawn, so that it can keep the focus. */
  tabStop: GridPosition;
  editor: ReactNode;
  edited: GridPosition;
  /** The key of the row whose menu is open. */
  menuRow: string | undefined;
  onMenuClose: () => void;
}

/** The visible rows, and the row with the Tab stop. Its key has to be the height of the rows. */
export function GridRows<T>(props: GridRowsProps<T>) {
  const { frame, source, scroller, rowHeight, tabStop, edited } = props;
  const tabRow = tabStop.row;
  const { indexes, isCut } = useRowWindow(scroller, {
    count: source.count,
    rowHeight,
    kept: tabRow,
    startTop: props.startTop,
    roomAbove: usualRoomAbove,
  });

  return (
    <div
      role="rowgroup"
      data-cut-list={isCut || undefined}
      className={classes.rows}
      style={{ height: source.count * rowHeight }}
    >
      {indexes.map((index) => {
        const row = source.at(index);
        if (!row) return null;
        const isEdited = index === edited.row;
        return (
          <GridRow
            key={row.id}
            {...row}
            frame={frame}
            ariaIndex={index + 1 + props.headRows}
            isReturned={row.id === props.returnedRow}
            top={index * rowHeight}
            tabSlot={index === tabRow ? tabStop.slot : -1}
            editor={isEdited ? props.editor : null}
            editedSlot={isEdited ? edited.slot : -1}
            onMenuClose={row.id === props.menuRow ? props.onMenuClose : undefined}
          />
        );
      })}
    </div>
  );
}

interface GridRowProps<T> extends GridRowData<T> {
  frame: RowFrame<T>;
  /** The aria-rowindex. It counts from 1 and includes the header. */
  ariaIndex: number;
  isReturned: boolean;
  top: number;
  /** The slot that Tab reaches; -1 in all rows but one. */
  tabSlot: number;
  editor: ReactNode;
  editedSlot: number;
  /** Defined while the menu of the row is open. */
  onMenuClose: (() => void) | undefined;
}

function GridRowOf<T>(row: GridRowProps<T>) {
  const { frame, record, tabSlot, editor, editedSlot, onMenuClose } = row;
  const href = row.mark === 'added' ? undefined : frame.editHref?.(frame.idOf(record));
  return (
    <div
      role="row"
      aria-rowindex={row.ariaIndex}
      data-row={row.id}
      data-mark={row.mark}
      data-returned={row.isReturned || undefined}
      className={clsx(classes.row, editor !== null && classes.editedRow)}
      // Not a transform: Firefox ignores one when it looks for the text nearest to a press.
      style={{ top: row.top }}
    >
      {frame.slots.map((slot, index) => {
        const cell = { slotIndex: index, tabIndex: index === tabSlot ? 0 : -1 };
        if (slot.kind !== 'data') return ownCell({ ...cell, slot, frame, row, href, onMenuClose });
        return dataCell({
          ...cell,
          column: slot.column,
          record,
          isEditable: editableColumn(frame, slot, row) !== undefined,
          isLabel: slot.id === frame.labelKey,
          href: slot.id === frame.labelKey ? href : undefined,
          problem: row.problems?.find(({ key }) => key === slot.id),
          editor: index === editedSlot ? editor : undefined,
        });
      })}
    </div>
  );
}

/** One row of plain elements. React draws it again only when one of its props has changed. */
const GridRow = memo(GridRowOf) as typeof GridRowOf;
