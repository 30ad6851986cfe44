import { type CSSProperties, useCallback, useImperativeHandle, useMemo, useState } from 'react';
import { fontScale } from '../../font-scale';
import { useHoverNote } from '../../hover-note/use-hover-note';
import { gridTools } from '../grid-tools';
import { GridHead } from '../head/grid-head';
import { editableColumn, type GridSlot, gridTemplate, type RowFrame } from '../model/row-frame';
import type { GridParts } from '../model/use-grid-table';
import { type AfterEdit, TextCellEditor } from './cell-editor';
import classes from './grid-body.module.css';
import { GridRows } from './grid-rows';
import { LateSelectEditor } from './late-select-editor';
import { cellOf, type GridCell, useGridCursor } from './use-grid-cursor';
import { useGridEvents } from './use-grid-events';

/** In pixels, for text of the usual size. */
const rowHeights = { compact: 30, normal: 36, roomy: 48 };

interface Editing<T> {
  row: string;
  /** Not its index: a device that is turned hides columns and shows others. */
  slot: GridSlot<T>;
  /** Where the column is drawn while the window hides it. */
  place: number;
  typed: string | undefined;
}

/** The scrolling part of a grid: the header, the rows, the active cell and its editor. */
export function GridViewport<T extends object>({ grid, records, saving, table }: GridParts<T>) {
  const { list, page } = grid;
  const { idOf, loaded, view } = records;
  const { dispatch } = saving;
  const { source } = table;
  const start = records.back?.place;
  const rowHeight = Math.round(rowHeights[view.search.density ?? 'normal'] * fontScale);
  /** The number of rows above: the header and the filters. */
  const headRows = view.areFiltersShown ? 2 : 1;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [startLeft] = useState(start?.left ?? 0);
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      setScroller(element);
      if (element) element.scrollLeft = startLeft;
    },
    [startLeft],
  );
  const [editing, setEditing] = useState<Editing<T>>();
  const frame = useFrameWith(table.frame, editing);
  const { slots } = frame;
  const [menuRow, setMenuRow] = useState<string>();
  const cursor = useGridCursor(scroller, source, slots);
  const { position, focusAt } = cursor;
  const { tooltip, tooltipHandlers, hideTooltip, isTooltipShown } = useHoverNote();

  const open = ({ row, slot: place }: GridCell, typed?: string) => {
    const slot = slots[place];
    setEditing(slot && { row, slot, place, typed });
  };

  const edit = (row: string, field: string, value: unknown) =>
    dispatch({ type: 'edited', rows: [row], loaded, patch: { [field]: value } as Partial<T> });

  /** Opens the editor of a cell, or toggles a boolean cell. Returns whether the cell is editable. */
  const startEdit = (cell: GridCell, typed?: string): boolean => {
    const { row: rowId, slot } = cell;
    const row = source.at(source.indexOf(rowId));
    const column = editableColumn(frame, slots[slot], row);
    if (!row || !column) return false;
    hideTooltip();
    if (column.editor !== 'boolean') open(cell, typed);
    else if (typed === undefined) edit(rowId, column.key, !row.record[column.key]);
    return true;
  };

  const cellAfter = (after: AfterEdit, { row: rowId, slot }: GridCell): GridCell => {
    const index = source.indexOf(rowId);
    if (after === 'down') return { row: source.at(index + 1)?.id ?? rowId, slot };
    const step = after === 'next' ? 1 : after === 'previous' ? -1 : 0;
    if (step === 0) return { row: rowId, slot };
    // Finds the next editable cell. The search continues in the neighbouring row.
    for (let flat = index * slots.length + slot + step; flat >= 0; flat += step) {
      const row = source.at(Math.floor(flat / slots.length));
      if (!row || Math.abs(flat - index * slots.length) > 2 * slots.length) break;
      const next = flat % slots.length;
      if (editableColumn(frame, slots[next], row)) return { row: row.id, slot: next };
    }
    return { row: rowId, slot };
  };

  useImperativeHandle(table.viewport, () => ({
    focusCell: (rowId, columnKey, isToEdit) => {
      const index = slots.findIndex(({ id }) => id === columnKey);
      const cell = { row: rowId, slot: Math.max(0, index) };
      focusAt(cell);
      if (isToEdit) open(cell);
      else setEditing(undefined);
    },
    focusActive: () => focusAt(cursor.cellAt(position)),
    place: (rowId) => {
      // Some browsers do not focus a link that is clicked.
      const focused = cellOf(document.activeElement);
      return {
        top: scroller?.scrollTop ?? 0,
        left: scroller?.scrollLeft ?? 0,
        column: focused?.row === rowId ? slots[focused.slot]?.id : undefined,
      };
    },
  }));

  const leave = (rowId: string, slotId: string) => {
    const row = source.at(source.indexOf(rowId));
    const slot = slots.find(({ id }) => id === slotId);
    const column = row?.mark === 'added' ? editableColumn(frame, slot, row) : undefined;
    if (column) dispatch({ type: 'left', row: rowId, field: column.key });
  };

  const handlers = useGridEvents({
    frame,
    source,
    rowHeight,
    actions: {
      open: ({ record }) => page.onEdit?.(idOf(record)),
      more: ({ id }) => setMenuRow(id),
      delete: saving.askToDelete,
      restore: ({ id }) => dispatch({ type: 'restored', row: id }),
      select: ({ id }) => list.isIncomplete || table.select([id]),
    },
    cursor,
    startEdit,
    leave,
    onDrop: saving.deleteRow,
    hideTooltip: isTooltipShown ? hideTooltip : undefined,
  });

  const editedIndex = editing ? source.indexOf(editing.row) : -1;
  const edited = source.at(editedIndex);
  const editedSlot = slots.findIndex(({ id }) => id === editing?.slot.id);
  const column = editing && editableColumn(frame, slots[editedSlot], edited);
  const Editor = column?.editor === 'select' ? LateSelectEditor : TextCellEditor;
  const editor =
    edited && column ? (
      <Editor
        column={column}
        record={edited.record}
        isNew={edited.mark === 'added'}
        shownProblem={edited.problems?.find(({ key }) => key === column.key)}
        typed={editing.typed}
        hasOpenEdit={table.hasOpenEdit}
        onEnd={(value, after) => {
          if (value !== undefined) edit(edited.id, column.key, value);
          setEditing(undefined);
          if (after === 'cancel' && edited.isBlank) return saving.deleteRow(edited);
          if (after !== 'undo' && after !== 'cancel') leave(edited.id, column.key);
          if (after !== 'leave') focusAt(cellAfter(after, { row: edited.id, slot: editedSlot }));
        }}
      />
    ) : null;

  /** Loads the list of options before a person opens one. */
  const warm = () => {
    const hasList = (slot: GridSlot<T>) => slot.kind === 'data' && slot.column.editor === 'select';
    if ((frame.canChange || frame.canInsert) && slots.some(hasList)) gridTools.warm();
  };

  const { columns, width } = gridTemplate(slots, view.search.width);
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--grid-template': columns,
    // Sets the width explicitly: the browser would lay out rows twice that fit their content.
    '--grid-width': `max(100%, ${width}px)`,
    '--grid-row-height': `${rowHeight}px`,
  };

  return (
    <div
      ref={attach}
      role="grid"
      aria-label={grid.title}
      aria-busy={records.isWorking || undefined}
      aria-rowcount={source.count + headRows}
      aria-colcount={slots.length}
      aria-readonly={(!frame.canChange && !frame.canInsert) || undefined}
      className={classes.viewport}
      data-marks={saving.pending.rows.size > 0 || undefined}
      style={style}
      {...tooltipHandlers}
      {...handlers}
      onPointerEnter={warm}
      onFocus={(event) => {
        warm();
        handlers.onFocus(event);
        tooltipHandlers.onFocus(event);
      }}
      onBlur={(event) => {
        handlers.onBlur(event);
        tooltipHandlers.onBlur();
      }}
    >
      <GridHead view={view} slots={slots} tabSlot={position.row < 0 ? position.slot : -1} />
      <GridRows
        key={rowHeight}
        frame={frame}
        source={source}
        rowHeight={rowHeight}
        headRows={headRows}
        returnedRow={table.returnedRow}
        // Rows of another height begin at the top.
        startTop={scroller ? 0 : (start?.top ?? 0)}
        scroller={scroller}
        tabStop={position}
        editor={editor}
        edited={{ row: editor ? editedIndex : -1, slot: editedSlot }}
        menuRow={menuRow}
        onMenuClose={() => {
          setMenuRow(undefined);
          // The menu takes the focus with it.
          if (menuRow)
            focusAt({ row: menuRow, slot: slots.findIndex(({ kind }) => kind === 'more') });
        }}
      />
      {tooltip}
    </div>
  );
}

/** Keeps the edited column among the others: hidden, it would take with it what is typed. */
function useFrameWith<T>(frame: RowFrame<T>, editing: Editing<T> | undefined): RowFrame<T> {
  const { slot, place = 0 } = editing ?? {};
  const isHidden = slot !== undefined && !frame.slots.some(({ id }) => id === slot.id);
  const kept = isHidden ? slot : undefined;
  return useMemo(() => {
    if (!kept) return frame;
    const dataCount = frame.slots.filter(({ kind }) => kind === 'data').length;
    return { ...frame, slots: frame.slots.toSpliced(Math.min(place, dataCount), 0, kept) };
  }, [frame, kept, place]);
}
