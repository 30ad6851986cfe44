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

test('writes the shown texts, and dates as values', async () => {
  const record = { ...entry('Quay, "the" first'), created: '2024-03-10T12:00:00Z' };
  expect(await toCsv(columns, [record])).toBe(
    'Name,Active,Created\r\n"Quay, ""the"" first",Yes,2024-03-10T12:00:00Z',
  );
});

test('writes only the header when there are no records', async () => {
  expect((await toCsv(columns, [])).trim()).toBe('Name,Active,Created');
});
