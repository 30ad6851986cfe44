import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  option,
  property,
  record,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doAtOnce, doInSlices } from '~/domain/slices';
import { foldedText } from '~/domain/stored-text';
import { comparableValue, type GridColumn, type GridValue, Moment } from '../grid-column';
import { type ShownQuery, shownRecords } from './shown-records';

interface Till {
  number: number;
  name: string | null;
  opened: string | null;
}

const columns: readonly GridColumn<Till>[] = [
  { key: 'name', header: 'Name', width: 1 },
  { key: 'opened', header: 'Opened', width: 1, kind: 'date-time' },
  { key: 'go', header: 'Go', width: 1, value: ({ number }) => -number, isAction: true },
];
const everything: ShownQuery = { sorting: [], filters: [], search: '' };

const shown = (records: readonly Till[], query: Partial<ShownQuery>) =>
  doAtOnce(shownRecords(columns, records, { ...everything, ...query }));
const tills = (...names: (string | null)[]): Till[] =>
  names.map((name, number) => ({ number, name, opened: null }));
const namesOf = (records: readonly Till[]) => records.map(({ name }) => name);
const sortedNames = (desc: boolean, ...names: (string | null)[]) =>
  namesOf(shown(tills(...names), { sorting: [{ id: 'name', desc }] }));

describe('sorting', () => {
  test('text sorts by the numbers in it and ignores case', () => {
    const names = ['Till 10', 'till 2', 'Bar 1', 'Äpfel'];
    expect(sortedNames(false, ...names)).toEqual(['Äpfel', 'Bar 1', 'till 2', 'Till 10']);
    expect(sortedNames(true, ...names)).toEqual(['Till 10', 'till 2', 'Bar 1', 'Äpfel']);
  });

  test('points in time sort by value, not by their text', () => {
    const opened = ['2024-02-01T00:00:00Z', '2024-01-31T23:00:00Z', '2023-12-01T00:00:00Z'];
    const records = opened.map((time, number) => ({ number, name: null, opened: time }));
    const numbers = (desc: boolean) =>
      shown(records, { sorting: [{ id: 'opened', desc }] }).map(({ number }) => number);
    expect(numbers(false)).toEqual([2, 1, 0]);
    expect(numbers(true)).toEqual([0, 1, 2]);
  });

  test.each([false, true])('blanks come last (downwards: %s)', (desc) => {
    const order = desc ? ['b', 'a'] : ['a', 'b'];
    expect(sortedNames(desc, null, 'b', '', 'a')).toEqual([...order, null, '']);
  });

  test('a column of buttons has no order', () => {
    const records = tills('a', 'b');
    expect(shown(records, { sorting: [{ id: 'go', desc: false }] })).toEqual(records);
  });
});

test('the search needs no match across two columns', () => {
  const [record] = tills('Bar');
  const records = record ? [{ ...record, opened: '2024-01-01T00:00:00Z' }] : [];
  expect(shown(records, { search: 'bar' })).toHaveLength(1);
  expect(shown(records, { search: 'r2' })).toHaveLength(0);
});

// The same, as plainly as possible.
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
const textOf = (cell: GridValue) => foldedText(`${cell ?? ''}`).trim();
function plainOrder(a: GridValue, b: GridValue, isDescending: boolean): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  const isTime = a instanceof Moment && b instanceof Moment;
  const order = isTime ? a.time - b.time : collator.compare(`${a}`, `${b}`);
  return isDescending ? -order : order;
}
function plainlyShown(records: readonly Till[], { sorting, filters, search }: ShownQuery) {
  const cell = (till: Till, id: string) =>
    columns.flatMap((column) => (column.key === id ? [comparableValue(column, till)] : []))[0];
  const found = records.filter(
    (till) =>
      filters.every(({ id, value }) => textOf(cell(till, id)).includes(textOf(`${value}`))) &&
      columns.some(({ key }) => textOf(cell(till, key)).includes(textOf(search))),
  );
  return found.sort((a, b) => {
    const orders = sorting
      .filter(({ id }) => id !== 'go')
      .map(({ id, desc }) => plainOrder(cell(a, id), cell(b, id), desc));
    return orders.find((order) => order !== 0) ?? 0;
  });
}

const words = ['', ' ', 'a', 'A', 'ä', 'b-2', 'b@2', 'b_10', 'B 010', 'ß', '½', 'x.y', '日本', '9'];
const times = ['2024-01-01T10:00:00Z', '2024-01-01T11:00:00+02:00', '2025-05-05T00:00:00Z'];
const anyTill = record({
  number: integer({ min: 0, max: 99 }),
  name: option(array(constantFrom(...words), { maxLength: 3 }).map((parts) => parts.join(''))),
  opened: option(constantFrom(...times)),
});
const anyQuery = record({
  sorting: array(record({ id: constantFrom('name', 'opened', 'go', 'gone'), desc: boolean() }), {
    maxLength: 2,
  }).map((list) =>
    list.filter(({ id }, index) => list.findIndex((one) => one.id === id) === index),
  ),
  filters: array(
    record({
      id: constantFrom('name', 'opened'),
      mode: constantFrom('contains' as const),
      value: constantFrom(...words, '2024'),
    }),
    { maxLength: 1 },
  ),
  search: constantFrom(...words, '-1'),
});

test('shows what a plain sort and filter would show', () => {
  assert(
    property(array(anyTill, { maxLength: 40 }), anyQuery, (records, query) => {
      expect(shown(records, query)).toEqual(plainlyShown(records, query));
    }),
  );
});

describe('many records', () => {
  const many = Array.from({ length: 5_000 }, (_, number): Till => {
    const scattered = (number * 7_919) % 5_003;
    const name = `${words[scattered % words.length]}${scattered % 1_000}@${scattered % 7}`;
    return { number, name, opened: times[number % 5] ?? null };
  });
  const query: ShownQuery = { ...everything, sorting: [{ id: 'name', desc: true }], search: '2' };

  test('more records than one run of the sort', () => {
    expect(shown(many, query)).toEqual(plainlyShown(many, query));
  });

  test('work in slices has the same result', async () => {
    const { signal } = new AbortController();
    const result = await doInSlices(shownRecords(columns, [...many], query), signal);
    expect(result).toEqual(plainlyShown(many, query));
  });

  test('no step does much at once', () => {
    let reads = 0;
    let most = 0;
    const counted = columns.map((column) => ({
      ...column,
      text: () => {
        reads += 1;
        return 'x';
      },
    }));
    for (const _ of shownRecords(counted, [...many], query)) {
      most = Math.max(most, reads);
      reads = 0;
    }
    expect(most).toBeLessThanOrEqual(1_536);
  });

  test('work that is ended does no further step', async () => {
    const work = new AbortController();
    let isAbandoned = false;
    function* endless(): Generator<undefined, never> {
      try {
        for (;;) yield;
      } finally {
        isAbandoned = true;
      }
    }
    const done = doInSlices(endless(), work.signal);
    work.abort(new Error('newer'));
    await expect(done).rejects.toThrow('newer');
    expect(isAbandoned).toBe(true);
  });
});
