import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { useHoverNote } from '../../hover-note/use-hover-note';
import { cellValue, type GridColumn, isEditable } from '../grid-column';
import type { GridSlot, RowFrame } from '../model/row-frame';
import type { CellProblem } from '../model/row-problems';
import type { GridRowData, RowSource } from '../model/row-source';
import { type AfterEdit, TextCellEditor } from './cell-editor';
import classes from './grid-body.module.css';
import { GridRows } from './grid-rows';
import { SelectCellEditor } from './select-cell-editor';
import { type GridCell, headerRow, useGridCursor } from './use-grid-cursor';
import { useGridEvents } from './use-grid-events';

/** The functions of the viewport that the surrounding grid calls. */
export interface GridViewportHandle {
  /** Moves the focus to a cell, and opens its editor if asked to. */
  focusCell: (rowKey: string, columnKey: string, isToEdit?: boolean) => void;
  /** Moves the focus to the cell that has the Tab stop. */
  focusActive: () => void;
}

export interface GridViewportProps<T> {
  ref: Ref<GridViewportHandle>;
  label: string;
  frame: RowFrame<T>;
  source: RowSource<T>;
  template: { columns: string; width: number };
  rowHeight: number;
  headRows: number;
  isReadOnly: boolean;
  /** Rows have unsaved edits, so the status column has to stay visible. */
  hasMarks: boolean;
  problemsOf: (rowKey: string) => readonly CellProblem[] | undefined;
  isLocked: (rowKey: string) => boolean;
  onEdit: (row: GridRowData<T>, patch: Partial<T>) => void;
  onOpen: ((id: string) => void) | undefined;
  onDelete: (row: GridRowData<T>) => void;
  onRestore: (rowKey: string) => void;
  /** Draws the header. Gets the slot that Tab reaches, or -1. */
  renderHead: (tabSlot: number) => ReactNode;
}

/** The edited cell, and the text of the key that opened its editor. */
interface Editing extends GridCell {
  typed: string | undefined;
}

/** The scrolling part of a grid: the header, the rows, the active cell and its editor. */
export function GridViewport<T extends object>(props: GridViewportProps<T>) {
  const { frame, source } = props;
  const { slots } = frame;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [editing, setEditing] = useState<Editing>();
  const { position, cursor, focusAt, followFocus } = useGridCursor(scroller, source, slots.length);
  const { tooltip, tooltipHandlers, hideTooltip, isTooltipShown } = useHoverNote();

  const editableColumn = (slot: GridSlot<T> | undefined, row: GridRowData<T> | undefined) => {
    if (!row || slot?.kind !== 'data' || row.mark === 'deleted') return undefined;
    const isNew = row.mark === 'added';
    const mayEdit = (isNew ? frame.canInsert : frame.canChange) && !props.isLocked(row.key);
    const { column } = slot;
    return mayEdit && column.editor && isEditable(column, isNew) ? column : undefined;
  };

  /**
   * Opens the editor of a cell, or toggles a boolean cell. Returns whether the cell is editable.
   */
  const startEdit = ({ row: rowKey, slot }: GridCell, typed?: string): boolean => {
    const row = source.at(source.indexOf(rowKey));
    const column = editableColumn(slots[slot], row);
    if (!row || !column) return false;
    hideTooltip();
    if (column.editor !== 'boolean') setEditing({ row: rowKey, slot, typed });
    else if (typed === undefined) {
      props.onEdit(row, { [column.key]: !cellValue(column, row.record) } as Partial<T>);
    }
    return true;
  };

  const cellAfter = (after: AfterEdit, { row: rowKey, slot }: GridCell): GridCell => {
    const index = source.indexOf(rowKey);
    if (after === 'down') return { row: source.at(index + 1)?.key ?? rowKey, slot };
    const step = after === 'next' ? 1 : after === 'previous' ? -1 : 0;
    if (step === 0) return { row: rowKey, slot };
    // Finds the next editable cell. The search continues in the neighbouring row.
    for (let flat = index * slots.length + slot + step; flat >= 0; flat += step) {
      const row = source.at(Math.floor(flat / slots.length));
      if (!row || Math.abs(flat - index * slots.length) > 2 * slots.length) break;
      const next = flat % slots.length;
      if (editableColumn(slots[next], row)) return { row: row.key, slot: next };
    }
    return { row: rowKey, slot };
  };

  const endEdit = (after: AfterEdit) => {
    if (editing && after !== 'leave') focusAt(cellAfter(after, editing));
    setEditing(undefined);
  };

  useImperativeHandle(props.ref, () => ({
    focusCell: (rowKey, columnKey, isToEdit) => {
      const slot = Math.max(
        0,
        slots.findIndex(({ id }) => id === columnKey),
      );
      focusAt({ row: rowKey, slot });
      setEditing(isToEdit ? { row: rowKey, slot, typed: undefined } : undefined);
    },
    focusActive: () =>
      focusAt({ row: source.at(position.row)?.key ?? headerRow, slot: position.slot }),
  }));

  const handlers = useGridEvents({
    scroller,
    source,
    slotCount: slots.length,
    rowHeight: props.rowHeight,
    position,
    cursor,
    focusAt,
    followFocus,
    startEdit,
    mayDelete: (row) => row.mark === 'added' || (frame.canDelete && row.mark !== 'deleted'),
    openRow:
      props.onOpen && ((row) => row.mark !== 'added' && props.onOpen?.(frame.idOf(row.record))),
    deleteRow: props.onDelete,
    restoreRow: props.onRestore,
    hideTooltip: isTooltipShown ? hideTooltip : undefined,
  });

  const editedIndex = editing ? source.indexOf(editing.row) : -1;
  const edited = source.at(editedIndex);
  const column = editing && editableColumn(slots[editing.slot], edited);
  const Editor = column?.editor === 'select' ? SelectCellEditor : TextCellEditor;
  const editor =
    edited && column ? (
      <Editor
        column={column}
        record={edited.record}
        isNew={edited.mark === 'added'}
        typed={editing.typed}
        onCommit={(value, after) => {
          props.onEdit(edited, editPatch(column, edited.record, value));
          endEdit(after);
        }}
        onCancel={endEdit}
      />
    ) : null;

  const { columns, width } = props.template;
  const style = useMemo(
    (): CSSProperties & Record<`--${string}`, string | number> => ({
      '--grid-template': columns,
      // Sets the width explicitly: the browser would lay out rows twice that fit their content.
      '--grid-width': `max(100%, ${width}px)`,
      '--grid-row-height': `${props.rowHeight}px`,
    }),
    [columns, width, props.rowHeight],
  );

  return (
    <div
      ref={setScroller}
      role="grid"
      aria-label={props.label}
      aria-rowcount={source.count + props.headRows}
      aria-colcount={slots.length}
      aria-readonly={props.isReadOnly || undefined}
      className={classes.viewport}
      data-marks={props.hasMarks || undefined}
      style={style}
      {...tooltipHandlers}
      {...handlers}
      onFocus={(event) => {
        handlers.onFocus(event);
        tooltipHandlers.onFocus(event);
      }}
    >
      {props.renderHead(position.row < 0 ? position.slot : -1)}
      <GridRows
        key={props.rowHeight}
        frame={frame}
        source={source}
        scroller={scroller}
        rowHeight={props.rowHeight}
        headRows={props.headRows}
        tabRow={position.row}
        tabSlot={position.slot}
        editor={editor}
        editedRow={editor ? editedIndex : -1}
        editedSlot={editing?.slot ?? -1}
        problemsOf={props.problemsOf}
        isLocked={props.isLocked}
      />
      {tooltip}
    </div>
  );
}

/** An empty field keeps a loaded null: '' is not an edit of it. */
function editPatch<T>(column: GridColumn<T>, record: T, value: string | number): Partial<T> {
  const before = cellValue(column, record);
  const isStillBlank = value === '' && (before === null || before === undefined);
  return { [column.key]: isStillBlank ? before : value } as Partial<T>;
}
