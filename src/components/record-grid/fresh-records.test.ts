import { expect, test } from 'vitest';
import { withFreshRecords } from './fresh-records';
import { type PendingAction, pendingEditsReducer } from './pending-edits';
import { loadedRecords, loadedRowKey, noPendingEdits, type PendingEdits } from './pending-rows';
import { findRowConflicts } from './row-conflicts';

interface Server {
  id: string;
  name: string;
  uri: string | null;
  version: string | null;
}

const server = (id: string, name: string, more: Partial<Server> = {}): Server => ({
  id,
  name,
  uri: 'https://a.test',
  version: null,
  ...more,
});
const old = server('1', 'Old');
const listOf = (...servers: Server[]) => loadedRecords(servers, ({ id }) => id);
const reduce = (pending: PendingEdits<Server>, ...actions: PendingAction<Server>[]) =>
  actions.reduce(pendingEditsReducer<Server>, pending);
const blank = server('', '', { uri: '' });
const add = (number: number, patch: Partial<Server>): PendingAction<Server>[] => [
  { type: 'added', record: blank },
  { type: 'edited', rows: [`new:${number}`], loaded: listOf(), patch },
];

/** The edits after a save that lost its answer. */
const afterLostSave = (...actions: PendingAction<Server>[]) => {
  const { rows, ...rest } = reduce(noPendingEdits<Server>(), ...actions);
  const attempt = {
    known: new Set(listOf(old).keys()),
    rows,
    fields: ['name', 'uri'] as const,
  };
  return reduce({ rows, ...rest }, { type: 'failed', attempt });
};
const saveOfNew = () => afterLostSave(...add(1, { name: 'Till', uri: 'https://b.test' }));
const stored = server('9', 'Till', { uri: 'https://b.test', version: '4.1' });
const namesOf = (pending: PendingEdits<Server>) =>
  [...pending.rows].map(([key, { current }]) => `${key} ${current.name}`);

test('a new row that the lost save has stored is unsaved no longer', () => {
  const pending = withFreshRecords(saveOfNew(), listOf(old, stored));
  expect(pending.rows.size).toBe(0);
  expect(pending.savedAlready).toEqual([stored]);
});

test.each<[string, Server[]]>([
  ['existed before', [server('1', 'Till', { uri: 'https://b.test' })]],
  ['differs in an entered field', [server('9', 'Till', { uri: 'https://c.test' })]],
])('a record that %s does not replace the new row', (_name, records) => {
  const pending = withFreshRecords(saveOfNew(), listOf(...records));
  expect(namesOf(pending)).toEqual(['new:1 Till']);
  expect(pending.savedAlready).toEqual([]);
});

test('spaces around a text and null for an empty text are no difference', () => {
  const sent = afterLostSave(...add(1, { name: ' Till ', uri: '' }));
  const pending = withFreshRecords(sent, listOf(server('9', 'Till', { uri: null })));
  expect(pending.rows.size).toBe(0);
});

test('two equal new rows need two stored records', () => {
  const values = { name: 'Till', uri: 'https://b.test' };
  const sent = afterLostSave(...add(1, values), ...add(2, values));
  const once = withFreshRecords(sent, listOf(old, stored));
  expect(once.rows.size).toBe(1);
  // The first record does not answer for the second row at the next read.
  expect(withFreshRecords(once, listOf(old, { ...stored })).rows.size).toBe(1);
  const both = withFreshRecords(once, listOf(old, stored, { ...stored, id: '10' }));
  expect(both.rows.size).toBe(0);
});

test('what was typed since the lost save is an edit of the stored record', () => {
  const typed = reduce(saveOfNew(), {
    type: 'edited',
    rows: ['new:1'],
    loaded: listOf(),
    patch: { name: 'Till 2' },
  });
  const pending = withFreshRecords(typed, listOf(old, stored));
  expect(pending.rows.get(loadedRowKey('9'))).toEqual({
    base: stored,
    current: { ...stored, name: 'Till 2' },
  });
});

test('a save that was refused has no attempt, so no record replaces its new row', () => {
  const pending = reduce(noPendingEdits<Server>(), ...add(1, { name: 'Till' }));
  expect(withFreshRecords(pending, listOf(old, server('9', 'Till')))).toBe(pending);
});

const rename = (name: string): PendingAction<Server> => ({
  type: 'edited',
  rows: [loadedRowKey('1')],
  loaded: listOf(old),
  patch: { name },
});

test("one's own value that the lost save has stored is nobody else's", () => {
  const typed = reduce(afterLostSave(rename('New')), rename('Newer'));
  const records = listOf({ ...old, name: 'New' });
  const pending = withFreshRecords(typed, records);
  expect(pending.rows.get(loadedRowKey('1'))?.current.name).toBe('Newer');
  expect(findRowConflicts(pending, records)).toEqual([]);
});

test('a change and a deletion that the lost save has stored are unsaved no longer', () => {
  const other = server('2', 'Other');
  const pending = afterLostSave(rename('New'), {
    type: 'deletion-marked',
    rows: [loadedRowKey('2')],
    loaded: listOf(other),
  });
  expect(withFreshRecords(pending, listOf({ ...old, name: 'New' })).rows.size).toBe(0);
});

test('a later success forgets the lost save', () => {
  const pending = saveOfNew();
  const committed = reduce(pending, { type: 'committed', sent: noPendingEdits<Server>() });
  expect(withFreshRecords(committed, listOf(old, stored)).rows.size).toBe(1);
});
