import { useWindowEvent } from '@mantine/hooks';
import { useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { cellOf, type GridCell } from '../body/use-grid-cursor';
import { isActionColumn } from '../grid-column';
import { GridNotice } from '../grid-notice';
import type { GridParts } from '../model/use-grid-table';
import { copiedText, type Paste, pasteColumn, pastedLines, withPaste } from './paste-column';

/** Copies a cell, takes a paste, and says what became of its lines (docs/product/grids.md#pasting-a-column). */
export function PastedColumn<T extends object>({ records, saving, table }: GridParts<T>) {
  const { scrollFrame, frame, source } = table;
  const { loaded } = records;
  const { pending, sent, dispatch, announce } = saving;
  const [paste, setPaste] = useState<Paste<T>>();

  const fill = useEffectEvent((text: string, cell: GridCell) => {
    const index = source.indexOf(cell.row);
    if (index < 0) return;
    const made = pasteColumn(text, { index, slot: cell.slot }, frame, source);
    dispatch({ type: 'many', change: withPaste(made, 'do', loaded) });
    setPaste(made);
  });
  // The target of the events is where the selection is, which need not be the focused cell.
  const focusedCell = (focused: Element | null) =>
    scrollFrame.current?.contains(focused) ? cellOf(focused) : undefined;
  useWindowEvent('copy', (event) => {
    const focused = document.activeElement;
    const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
    const cell = focusedCell(focused);
    const slot = cell && frame.slots[cell.slot];
    const row = cell && source.at(source.indexOf(cell.row));
    if (isField || !row || slot?.kind !== 'data' || isActionColumn(slot.column)) return;
    // The browser itself copies what the person has selected.
    if (document.getSelection()?.isCollapsed === false) return;
    event.clipboardData?.setData('text/plain', copiedText(slot.column, row.record));
    event.preventDefault();
  });
  useWindowEvent('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const focused = document.activeElement;
    const cell = focusedCell(focused);
    const slot = cell && frame.slots[cell.slot];
    const isEditable = (frame.canChange || frame.canInsert) && slot?.kind === 'data';
    if (text === '' || !cell || !isEditable || !slot.column.editor) return;
    // A field of several lines takes the lines of a paste itself.
    if (focused instanceof HTMLTextAreaElement) return;
    const isField = focused instanceof HTMLInputElement;
    if (isField && pastedLines(text).length < 2) return;
    event.preventDefault();
    if (isField) {
      // The end of an edit is an edit of its own, which `fill` sees. Only then can the cell take the focus.
      const place = focused.closest<HTMLElement>('[aria-colindex]');
      flushSync(() => focused.blur());
      place?.focus();
    }
    fill(text, cell);
  });

  // A new row has no id before the save that sends it has ended: what is undone in it would be lost.
  const isLocked = (row: string) => sent?.rows.has(row) === true && !sent.rows.get(row)?.base;
  const left = paste?.cells.filter(({ row }) => pending.rows.has(row) && !isLocked(row)) ?? [];
  const isPending = left.length > 0;
  const isShown = paste && (isPending || paste.cells.length === 0);
  const undo = () => {
    const change = paste && withPaste({ ...paste, cells: left }, 'undo', loaded);
    if (!change) return;
    dispatch({ type: 'many', change });
    announce('Paste undone.');
  };
  return (
    <GridNotice
      text={isShown ? paste.words : undefined}
      action={isPending ? { text: 'Undo paste', act: undo } : undefined}
      onClose={() => setPaste(undefined)}
    />
  );
}
