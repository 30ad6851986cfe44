import { expect, test, vi } from 'vitest';
import type { GridColumn } from '../grid-column';
import { downloadCsv, toCsv } from './csv-export';

interface Entry {
  name: string;
  active: boolean;
  created: string | null;
  total: number;
}

const columns: GridColumn<Entry>[] = [
  { key: 'name', header: 'Name', width: 1 },
  { key: 'active', header: 'Active', width: 1, kind: 'boolean' },
  { key: 'created', header: 'Created', width: 1, kind: 'date-time' },
  { key: 'total', header: 'Total', width: 1, kind: 'number' },
];

const entry = (name: string): Entry => ({ name, active: true, created: null, total: -5 });

test('writes what is shown, dates and numbers as values', async () => {
  const record = { ...entry('Quay, "the" first'), created: '2024-03-10T12:00:00Z' };
  expect(await toCsv(columns, [record])).toBe(
    'Name,Active,Created,Total\r\n"Quay, ""the"" first",Yes,2024-03-10T12:00:00Z,-5',
  );
});

test('writes the header alone when there is nothing', async () => {
  expect((await toCsv(columns, [])).trim()).toBe('Name,Active,Created,Total');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1\n+2', '\n=1'])(
  '%j is not taken for a formula',
  async (name) => {
    const [, line] = (await toCsv(columns.slice(0, 1), [entry(name)])).split('Name\r\n');
    expect(line).toBe(`"'${name}"`);
  },
);

test('the file starts with a byte order mark and has its name', async () => {
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob);
    return 'blob:test';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  downloadCsv('Users', 'Name');
  expect(names).toEqual(['Users.csv']);
  const bytes = new Uint8Array((await made[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 'N'.charCodeAt(0)]);
});
