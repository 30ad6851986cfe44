import { countText } from '~/domain/count-text';
import { textKey } from '~/domain/stored-text';
import {
  cellText,
  cellValue,
  type GridColumn,
  type GridFieldColumn,
  typedValue,
} from '../grid-column';
import { editableColumn, type RowFrame } from '../model/row-frame';
import type { RowSource } from '../model/row-source';
import { type LoadedRecords, type PendingEdits, type PendingRow, withEach } from '../pending-rows';

interface PastedCell<T> {
  row: string;
  field: keyof T & string;
  before: T[keyof T & string];
  value: PastedValue;
}

type PastedValue = string | number | boolean | null;

export interface Paste<T> {
  cells: readonly PastedCell<T>[];
  /** What became of the lines, for the person. */
  words: string;
}

// A cell in quotes, which doubles the quotes in it, or a cell without any; and what ends it.
const cellPattern = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;

/** Reads a range of cells as spreadsheets copy it. A line break at the end begins no line. */
export function pastedLines(text: string): string[][] {
  const lines: string[][] = [];
  const range = text.replace(/(\r\n|\r|\n)$/, '');
  cellPattern.lastIndex = 0;
  let end = '\n';
  while (end !== '') {
    const [, quoted, plain = '', next = ''] = cellPattern.exec(range) ?? [];
    const value = quoted?.replaceAll('""', '"').replaceAll(/\r\n?/g, '\n') ?? plain;
    if (end === '\t') lines.at(-1)?.push(value);
    else lines.push([value]);
    end = next;
  }
  return lines;
}

/** Returns the value that a text stands for; undefined if it is none, or more than one, of the choices. */
function pastedValue<T>(column: GridFieldColumn<T>, text: string): PastedValue | undefined {
  const { editor, options = [] } = column;
  if (editor === 'text') return typedValue(column, text);
  const plain = textKey(text);
  if (editor === 'boolean') {
    const yes = ['yes', 'true', '1'].includes(plain);
    return yes || ['no', 'false', '0'].includes(plain) ? yes : undefined;
  }
  const isMeant = (known: string | number) => textKey(`${known}`) === plain;
  const open = options.filter(({ isDisabled }) => !isDisabled);
  const [meant, another] = open.filter(({ value, label }) => isMeant(label) || isMeant(value));
  return another ? undefined : meant?.value;
}

/** Returns the text of a cell for the clipboard, from which a paste reads the same value. */
export function copiedText<T>(column: GridColumn<T>, record: T): string {
  const shown = cellText(column, record);
  const value = cellValue(column, record);
  // Two choices can have the same label.
  const isRead = !column.editor || pastedValue(column, shown) === value;
  const text = isRead ? shown : `${value ?? ''}`;
  // An empty clipboard pastes nothing; an empty line empties a cell.
  if (text === '') return '\n';
  const [line = [], ...others] = pastedLines(text);
  const isPlain = others.length === 0 && line.length === 1 && line[0] === text;
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}

/** Fills cells downwards with the lines of a text (docs/product/grids.md#pasting-a-column). */
export function pasteColumn<T extends object>(
  text: string,
  { index, slot }: { index: number; slot: number },
  frame: Pick<RowFrame<T>, 'slots' | 'canInsert' | 'canChange'>,
  source: Pick<RowSource<T>, 'at'>,
): Paste<T> {
  const lines = pastedLines(text);
  const cells: PastedCell<T>[] = [];
  const counts = { filled: 0, locked: 0, noChoice: 0, unused: 0 };
  for (const [line, [value = '']] of lines.entries()) {
    const row = source.at(index + line);
    const column = editableColumn(frame, frame.slots[slot], row);
    if (!row) counts.unused += 1;
    else if (!column) counts.locked += 1;
    else {
      const after = pastedValue(column, value);
      if (after === undefined) counts.noChoice += 1;
      else {
        counts.filled += 1;
        const before = row.record[column.key];
        const isSame = after === before || after === (before ?? '');
        if (!isSame) cells.push({ row: row.id, field: column.key, before, value: after });
      }
    }
  }
  const unused = (count: number, why: string, whyMany = why) => {
    if (count === 0) return '';
    const end = count === 1 ? `was not used: ${why}` : `were not used: ${whyMany}`;
    return `${countText(count, 'line')} ${end}.`;
  };
  const words = [
    counts.filled > 0 ? `${countText(counts.filled, 'row')} filled.` : 'No row filled.',
    unused(counts.unused, 'there are no more rows'),
    unused(counts.locked, 'its cell is read-only', 'their cells are read-only'),
    unused(counts.noChoice, 'its value is no choice', 'their values are no choices'),
    lines.some(({ length }) => length > 1) ? 'Only the first column was used.' : '',
  ];
  return { cells, words: words.filter(Boolean).join(' ') };
}

/** Sets the cells of a paste, or sets back those that still have its value. */
export const withPaste =
  <T extends object>({ cells }: Paste<T>, direction: 'do' | 'undo', loaded: LoadedRecords<T>) =>
  (pending: PendingEdits<T>): PendingEdits<T> => {
    const isUndo = direction === 'undo';
    const byRow = new Map(cells.map((cell) => [cell.row, cell]));
    // A row that was saved meanwhile keeps what was saved.
    const keys = [...byRow.keys()].filter((key) => !isUndo || pending.rows.has(key));
    const edit = (row: PendingRow<T>, key: string) => {
      const cell = byRow.get(key);
      if (!cell) return row;
      const { field, before, value } = cell;
      if (isUndo && row.current[field] !== value) return row;
      return { ...row, current: { ...row.current, [field]: isUndo ? before : value } };
    };
    return withEach(pending, keys, edit, loaded);
  };
