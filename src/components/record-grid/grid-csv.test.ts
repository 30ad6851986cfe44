import { expect, test } from 'vitest';
import type { GridColumn } from './grid-column';
import { toCsv } from './grid-csv';

interface Entry {
  name: string;
  active: boolean;
  created: string | null;
}

const columns: GridColumn<Entry>[] = [
  { key: 'name', header: 'Name', width: 1 },
  { key: 'active', header: 'Active', width: 1, kind: 'boolean' },
  { key: 'created', header: 'Created', width: 1, kind: 'date-time' },
];

const entry = (name: string): Entry => ({ name, active: true, created: null });

test('writes the shown texts, and moments as values, whatever text the column shows', async () => {
  const record = { ...entry('Quay, "the" first'), created: '2024-03-10T12:00:00Z' };
  const marked: GridColumn<Entry> = {
    key: 'ends',
    header: 'Ends',
    width: 1,
    kind: 'date-time',
    value: ({ created }) => created ?? 'Never',
    text: ({ created }) => (created ? '10 Mar 2024, 13:00 CET (ended)' : 'No end'),
  };
  expect(await toCsv([...columns, marked], [record, entry('Harbour')])).toBe(
    [
      'Name,Active,Created,Ends',
      '"Quay, ""the"" first",Yes,2024-03-10T12:00:00Z,2024-03-10T12:00:00Z',
      'Harbour,Yes,,No end',
    ].join('\r\n'),
  );
});

test('writes only the header when there are no records', async () => {
  expect((await toCsv(columns, [])).trim()).toBe('Name,Active,Created');
});
