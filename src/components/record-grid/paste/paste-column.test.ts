import { describe, expect, test } from 'vitest';
import type { GridFieldColumn } from '../grid-column';
import { loadedRecords, noPendingEdits } from '../pending-rows';
import { copiedText, pasteColumn, pastedLines, withPaste } from './paste-column';

describe('the lines of a copied range', () => {
  test.each([
    ['one cell', 'Ada', [['Ada']]],
    ['lines of Windows', 'Ada\r\nUma\r\n', [['Ada'], ['Uma']]],
    ['lines of other systems', 'Ada\nUma', [['Ada'], ['Uma']]],
    ['an empty line', 'Ada\n\nUma\n', [['Ada'], [''], ['Uma']]],
    ['outer spaces', ' Ada \nUma', [[' Ada '], ['Uma']]],
    [
      'several columns',
      'Ada\ta@x.test\nUma\tu@x.test\n',
      [
        ['Ada', 'a@x.test'],
        ['Uma', 'u@x.test'],
      ],
    ],
    ['a line break in a cell', '"Ada\nByron"\nUma', [['Ada\nByron'], ['Uma']]],
    ['quotes in a quoted cell', '"the ""best""\nbar"\n', [['the "best"\nbar']]],
    ['quotes that quote no cell', '"Old" bar\nthe "new" bar', [['"Old" bar'], ['the "new" bar']]],
    ['a quote that does not end', '"Old bar\nUma', [['"Old bar'], ['Uma']]],
    ['an empty quoted cell', '""\nUma', [[''], ['Uma']]],
  ])('%s', (_what, text, lines) => {
    expect(pastedLines(text)).toEqual(lines);
  });
});

interface Row {
  id: string;
  value: unknown;
}
const editors = {
  text: { editor: 'text' },
  lines: { editor: 'text', isMultiline: true },
  boolean: { editor: 'boolean' },
  select: {
    editor: 'select',
    options: [
      { value: 'en-GB', label: 'English' },
      { value: 1, label: 'One' },
      { value: 'fr-CA', label: 'Français (CA)' },
      { value: 'old', label: 'Old', isDisabled: true },
      { value: 'one', label: 'Anna Smith' },
      { value: 'two', label: 'Anna Smith' },
    ],
  },
} as const;

function paste(text: string, editor: keyof typeof editors, values: unknown[], readOnlyRow = -1) {
  const column: GridFieldColumn<Row> = {
    key: 'value',
    header: 'Value',
    width: 1,
    ...editors[editor],
  };
  const frame = {
    slots: [{ kind: 'data', id: 'value', column }] as never,
    canInsert: true,
    canChange: true,
  };
  const at = (index: number) => {
    if (index >= values.length) return undefined;
    const record = { id: `${index}`, value: values[index] };
    const mark = index === readOnlyRow ? ('deleted' as const) : undefined;
    return {
      id: `id:${index}`,
      record,
      mark,
      problems: undefined,
      isBlank: false,
      isLocked: false,
    };
  };
  return pasteColumn<Row>(text, { index: 1, slot: 0 }, frame, { at });
}

test.each([
  ['texts', 'a\nb\n', 'text', ['x', 'y', 'z'], ['a', 'b'], '2 rows filled.'],
  ['a text that is there', 'y\nb', 'text', ['x', 'y', 'z'], ['b'], '2 rows filled.'],
  [
    'texts as they are stored',
    'a\u00a0 b\u200b\nc',
    'text',
    ['x', 'y', 'z'],
    ['a b', 'c'],
    '2 rows filled.',
  ],
  [
    'texts of one line',
    ' "a"\n"b\n c "',
    'text',
    ['x', 'y', 'z'],
    ['"a"', 'b c'],
    '2 rows filled.',
  ],
  [
    'texts of several lines',
    ' a \n"b\r\n c "',
    'lines',
    ['x', 'y', 'z'],
    [' a ', 'b\n c '],
    '2 rows filled.',
  ],
  ['nothing where nothing is', '\nb', 'text', ['x', null, 'z'], ['b'], '2 rows filled.'],
  [
    'more lines than rows',
    'a\nb\nc\n',
    'text',
    ['x', 'y'],
    ['a'],
    '1 row filled. 2 lines were not used: there are no more rows.',
  ],
  [
    'columns',
    'a\t1\nb\t2',
    'text',
    ['x', 'y', 'z'],
    ['a', 'b'],
    '2 rows filled. Only the first column was used.',
  ],
  [
    'switches',
    'Yes\nFALSE\n1',
    'boolean',
    [0, false, true, false],
    [true, false, true],
    '3 rows filled.',
  ],
  [
    'choices',
    'english\nen-gb\n1\nold\n\n',
    'select',
    [0, 'a', 'a', 'a', 'a', 'a'],
    ['en-GB', 'en-GB', 1],
    '3 rows filled. 2 lines were not used: their values are no choices.',
  ],
] as const)('%s', (_what, text, editor, values, filled, words) => {
  const made = paste(text, editor, [...values]);
  expect(made.cells.map(({ value }) => value)).toEqual(filled);
  expect(made.words).toBe(words);
});

test('a choice is found in another composition and with other blanks', () => {
  const made = paste('Franc\u0327ais\u00a0(CA)', 'select', [0, 'a']);
  expect(made.cells.map(({ value }) => value)).toEqual(['fr-CA']);
});

test('a text that stands for several choices is none of them', () => {
  const made = paste('Anna Smith\ntwo', 'select', [0, 'a', 'a']);
  expect(made.cells.map(({ value }) => value)).toEqual(['two']);
  expect(made.words).toBe('1 row filled. 1 line was not used: its value is no choice.');
});

test('a read-only cell takes its line and stays', () => {
  const { cells, words } = paste('a\nb\nc', 'text', ['x', 'y', 'z', 'w'], 2);
  expect(cells.map(({ row, value }) => [row, value])).toEqual([
    ['id:1', 'a'],
    ['id:3', 'c'],
  ]);
  expect(words).toBe('2 rows filled. 1 line was not used: its cell is read-only.');
});

test('Undo sets back what still has the pasted value, and makes no new edit', () => {
  const made = paste('a\nb\nc', 'text', ['x', 'y', 'z', 'w']);
  const records = ['x', 'y', 'z', 'w'].map((value, index) => ({ id: `${index}`, value }));
  const loaded = loadedRecords<Row>(records, ({ id }) => id);
  const pasted = withPaste<Row>(made, 'do', loaded)(noPendingEdits());
  expect([...pasted.rows.values()].map(({ current }) => current.value)).toEqual(['a', 'b', 'c']);

  // The person has changed one cell since, and saved another row.
  const rows = new Map(pasted.rows);
  rows.set('id:2', { base: records[2], current: { id: '2', value: 'typed' } });
  rows.delete('id:3');
  const undone = withPaste<Row>(made, 'undo', loaded)({ ...pasted, rows });
  expect([...undone.rows].map(([key, { current }]) => [key, current.value])).toEqual([
    ['id:2', 'typed'],
  ]);
});

describe('a copied cell is read back by a paste', () => {
  const copyAndPaste = (value: unknown, editor: keyof typeof editors) => {
    const kind = editor === 'boolean' || editor === 'select' ? editor : undefined;
    const column: GridFieldColumn<Row> = {
      key: 'value',
      header: 'Value',
      width: 1,
      kind,
      ...editors[editor],
    };
    const text = copiedText(column, { id: '1', value });
    return { text, pasted: paste(text, editor, ['other', 'other']).cells[0]?.value };
  };

  test.each([
    ['a text', 'the "new" bar', 'text', 'the "new" bar'],
    ['a text that looks quoted', '"Bar"', 'text', '"""Bar"""'],
    ['a text of several lines', 'the\n"best"\tbar', 'lines', '"the\n""best""\tbar"'],
    ['a text that ends with a line break', 'bar\n', 'lines', '"bar\n"'],
    ['a switch', false, 'boolean', 'No'],
    ['a choice', 'en-GB', 'select', 'English'],
    ['a choice with a namesake', 'two', 'select', 'two'],
  ] as const)('%s', (_what, value, editor, copied) => {
    expect(copyAndPaste(value, editor)).toEqual({ text: copied, pasted: value });
  });

  test('an empty cell, which empties the other one', () => {
    expect(copyAndPaste(null, 'text')).toEqual({ text: '\n', pasted: '' });
  });
});
