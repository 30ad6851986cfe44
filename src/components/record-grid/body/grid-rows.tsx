import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { memo, type ReactNode, useCallback } from 'react';
import type { RowFrame } from '../model/row-frame';
import type { CellProblem } from '../model/row-problems';
import type { RowMark, RowSource } from '../model/row-source';
import { DataCell } from './data-cell';
import classes from './grid-body.module.css';
import { DeleteCell, OpenCell, StatusCell } from './own-cells';

interface GridRowsProps<T> {
  frame: RowFrame<T>;
  source: RowSource<T>;
  /** The scrolling element; null before it is mounted. */
  scroller: HTMLElement | null;
  rowHeight: number;
  /** The number of rows above: the header and the filters. */
  headRows: number;
  /**
   * The index of the row that has the Tab stop, and its slot. This row is always drawn, so that it
   * can keep the focus.
   */
  tabRow: number;
  tabSlot: number;
  editor: ReactNode;
  editedRow: number;
  editedSlot: number;
  problemsOf: (rowKey: string) => readonly CellProblem[] | undefined;
  isLocked: (rowKey: string) => boolean;
}

/** The visible rows, and the row with the Tab stop. Its key has to be the height of the rows. */
export function GridRows<T>(props: GridRowsProps<T>) {
  const { source, scroller, rowHeight, tabRow } = props;
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (tabRow < 0 || tabRow >= range.count || indexes.includes(tabRow)) return indexes;
      return [...indexes, tabRow].sort((a, b) => a - b);
    },
    [tabRow],
  );
  const virtualizer = useVirtualizer({
    count: source.count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 8,
    rangeExtractor,
  });

  return (
    <div role="rowgroup" className={classes.rows} style={{ height: source.count * rowHeight }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = source.at(index);
        if (!row) return null;
        const isEdited = index === props.editedRow;
        return (
          <GridRow
            key={row.key}
            frame={props.frame}
            rowKey={row.key}
            record={row.record}
            mark={row.mark}
            isLocked={props.isLocked(row.key)}
            problems={props.problemsOf(row.key)}
            ariaIndex={index + 1 + props.headRows}
            top={start}
            tabSlot={index === tabRow ? props.tabSlot : -1}
            editor={isEdited ? props.editor : null}
            editedSlot={isEdited ? props.editedSlot : -1}
          />
        );
      })}
    </div>
  );
}

interface GridRowProps<T> {
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
const GridRow = memo(GridRowOf) as typeof GridRowOf;
