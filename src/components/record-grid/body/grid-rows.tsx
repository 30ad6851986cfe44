import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback } from 'react';
import type { CellProblem } from '../model/row-problems';
import type { RowSource } from '../model/row-source';
import classes from './grid-body.module.css';
import { GridRow, type RowFrame } from './grid-row';

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
