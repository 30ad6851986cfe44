import { expect, test } from 'vitest';
import { buildBatch, type PendingAction, pendingEditsReducer } from './pending-edits';
import { loadedRowKey, noPendingEdits, type PendingEdits, withoutBlankRows } from './pending-rows';

interface Team {
  teamID: string;
  name: string;
  tags: string[];
}

const support: Team = { teamID: '1', name: 'Support', tags: ['a'] };
const managers: Team = { teamID: '2', name: 'Managers', tags: [] };
const row = { support: loadedRowKey('1'), managers: loadedRowKey('2') };
const blank: Team = { teamID: '', name: '', tags: [] };

const records = (...teams: Team[]) =>
  new Map(teams.map((team) => [loadedRowKey(team.teamID), team]));

const after = (...actions: PendingAction<Team>[]): PendingEdits<Team> =>
  actions.reduce(pendingEditsReducer<Team>, noPendingEdits<Team>());

const rename = (name: string): PendingAction<Team> => ({
  type: 'edited',
  rows: [row.support],
  loaded: records(support),
  patch: { name },
});

const added = ({ teamID, ...team }: Team) => (teamID ? { teamID, ...team } : team);

const commitOf = (pending: PendingEdits<Team>) => {
  const { changes, deletes } = buildBatch(pending, records(support, managers), 'teamID');
  return {
    changes: changes.map(({ record, stored }) => (stored ? record : added(record))),
    deletes,
  };
};

test('without pending edits a save sends nothing', () => {
  expect(commitOf(after())).toEqual({ changes: [], deletes: [] });
  expect(after().rows.size).toBe(0);
});

test('a change sends the whole record', () => {
  const pending = after(rename('Help'));
  expect(commitOf(pending)).toEqual({ changes: [{ ...support, name: 'Help' }], deletes: [] });
  expect(pending.rows.size).toBe(1);
});

test('a save sends several edits of one row as one change', () => {
  const tagged: PendingAction<Team> = {
    type: 'edited',
    rows: [row.support],
    loaded: records(support),
    patch: { tags: [] },
  };
  expect(commitOf(after(rename('Help'), tagged)).changes).toEqual([
    { teamID: '1', name: 'Help', tags: [] },
  ]);
});

test('an edit back to the loaded value is not a change, even in a list', () => {
  expect(after(rename('Help'), rename('Support')).rows.size).toBe(0);
  const sameTags: PendingAction<Team> = {
    type: 'edited',
    rows: [row.support],
    loaded: records(support),
    patch: { tags: ['a'] },
  };
  expect(after(sameTags).rows.size).toBe(0);
});

test('an edit of an unknown row changes nothing', () => {
  const lost: PendingAction<Team> = {
    type: 'edited',
    rows: [loadedRowKey('9')],
    loaded: records(),
    patch: { name: 'x' },
  };
  expect(after(lost).rows.size).toBe(0);
});

test('the newest row comes first, and a save sends new rows without an id', () => {
  const pending = after(
    { type: 'added', record: blank },
    { type: 'added', record: blank },
    { type: 'edited', rows: ['new:2'], loaded: records(), patch: { name: 'Second' } },
  );
  expect([...pending.rows.keys()]).toEqual(['new:2', 'new:1']);
  expect(commitOf(pending).changes).toEqual([
    { name: 'Second', tags: [] },
    { name: '', tags: [] },
  ]);
});

test('a save sends an id that a person typed into a new row', () => {
  const pending = after({ type: 'added', record: { ...blank, teamID: 'mine' } });
  expect(commitOf(pending).changes).toEqual([{ ...blank, teamID: 'mine' }]);
});

test('deleting a new row drops it', () => {
  const pending = after(
    { type: 'added', record: blank },
    { type: 'deletion-marked', rows: ['new:1'], loaded: records() },
  );
  expect(pending.rows.size).toBe(0);
  expect(commitOf(pending)).toEqual({ changes: [], deletes: [] });
});

const deleteSupport: PendingAction<Team> = {
  type: 'deletion-marked',
  rows: [row.support],
  loaded: records(support),
};

test('a save sends a deleted row only as deleted, even with earlier changes', () => {
  const pending = after(rename('Help'), deleteSupport);
  expect(commitOf(pending)).toEqual({ changes: [], deletes: ['1'] });
  expect(pending.rows.size).toBe(1);
});

test('restoring reverts the deletion first, then the changes', () => {
  const restore: PendingAction<Team> = { type: 'restored', row: row.support };
  const once = after(rename('Help'), deleteSupport, restore);
  expect(commitOf(once)).toEqual({ changes: [{ ...support, name: 'Help' }], deletes: [] });
  expect(pendingEditsReducer(once, restore).rows.size).toBe(0);
});

test('discarding removes all edits and keeps the numbering of new rows', () => {
  const pending = after(
    { type: 'added', record: blank },
    rename('Help'),
    { type: 'discarded' },
    { type: 'added', record: blank },
  );
  expect([...pending.rows.keys()]).toEqual(['new:2']);
});

test('a reload keeps edits and merges changes of other fields by somebody else', () => {
  const fresh = { ...support, tags: ['b'] };
  const pending = after(
    { type: 'added', record: blank },
    rename('Help'),
    { type: 'deletion-marked', rows: [row.managers], loaded: records(managers) },
    { type: 'loaded', records: records(fresh, managers) },
  );
  expect(commitOf(pending)).toEqual({
    changes: [
      { teamID: '1', name: 'Help', tags: ['b'] },
      { name: '', tags: [] },
    ],
    deletes: ['2'],
  });
});

test('a reload that contains an edit ends it, because its answer was lost', () => {
  const pending = after(
    rename('Help'),
    { type: 'deletion-marked', rows: [row.managers], loaded: records(managers) },
    { type: 'loaded', records: records({ ...support, name: 'Help' }) },
  );
  expect(pending.rows.size).toBe(0);
});

test('edits of a deleted record stay', () => {
  const pending = after(rename('Help'), { type: 'loaded', records: records(managers) });
  expect(commitOf(pending).changes).toEqual([{ ...support, name: 'Help' }]);
});

test('a reload without changes returns the same state object', () => {
  const pending = after(rename('Help'));
  const loaded: PendingAction<Team> = { type: 'loaded', records: records(support) };
  expect(pendingEditsReducer(pending, loaded)).toBe(pending);
});

test('a save clears exactly the edits that it sent', () => {
  const sent = after({ type: 'added', record: blank }, rename('Help'), {
    type: 'deletion-marked',
    rows: [row.managers],
    loaded: records(managers),
  });
  const meanwhile = [
    { type: 'added', record: { ...blank, name: 'Later' } },
    {
      type: 'edited',
      rows: [loadedRowKey('3')],
      loaded: records({ ...blank, teamID: '3' }),
      patch: { name: 'Third' },
    },
    { type: 'committed', sent },
  ] satisfies PendingAction<Team>[];
  const pending = meanwhile.reduce(pendingEditsReducer<Team>, sent);
  expect(commitOf(pending)).toEqual({
    changes: [
      { teamID: '3', name: 'Third', tags: [] },
      { name: 'Later', tags: [] },
    ],
    deletes: [],
  });
});

test.each([
  ['extended', 'Helpdesk', 'Helpdesk'],
  ['typed back to the loaded value', 'Support', 'Support'],
])('text that is %s during a save is an edit of the saved value', (_name, typed, expected) => {
  const sent = after(rename('Help'));
  const pending = [rename(typed), { type: 'committed', sent } as const].reduce(
    pendingEditsReducer<Team>,
    sent,
  );
  expect(commitOf(pending).changes).toEqual([{ ...support, name: expected }]);
  expect(pending.rows.get(row.support)?.base?.name).toBe('Help');
});

test('a sent deletion also ends the changes of its row', () => {
  const sent = after(rename('Help'), deleteSupport);
  expect(pendingEditsReducer(sent, { type: 'committed', sent }).rows.size).toBe(0);
});

test.each<[string, Partial<Team>[], boolean]>([
  ['as it began', [], true],
  ['with an entered value', [{ name: 'Bar' }], false],
  ['with a changed list', [{ tags: ['a'] }], false],
  ['whose value was removed again', [{ name: 'Bar' }, { name: '' }], true],
])('a new row %s is blank or not', (_name, patches, isBlank) => {
  const edits = patches.map(
    (patch): PendingAction<Team> => ({ type: 'edited', rows: ['new:1'], loaded: records(), patch }),
  );
  const pending = after({ type: 'added', record: blank }, ...edits);
  expect(withoutBlankRows(pending).rows.size).toBe(isBlank ? 0 : 1);
});

test('only a new row remembers which of its fields were left', () => {
  const left = (row: string): PendingAction<Team> => ({ type: 'left', row, field: 'name' });
  const pending = after({ type: 'added', record: blank }, rename('Help'), left('new:1'));
  expect(pending.rows.get('new:1')?.left).toEqual(new Set(['name']));
  expect(pendingEditsReducer(pending, left('new:1'))).toBe(pending);
  expect(pendingEditsReducer(pending, left(row.support))).toBe(pending);
});
