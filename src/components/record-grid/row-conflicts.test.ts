import { expect, test } from 'vitest';
import { pendingEditsReducer } from './pending-edits';
import { loadedRowKey, noPendingEdits, type PendingEdits } from './pending-rows';
import { type ConflictDecision, findRowConflicts, withDecisions } from './row-conflicts';

interface Team {
  id: string;
  name: string;
  town: string;
}

const row = loadedRowKey('1');
const loaded: Team = { id: '1', name: 'Bar', town: 'Rome' };
const mine = (patch: Partial<Team>): Team => ({ ...loaded, ...patch });
const records = (fresh: Team | undefined) => new Map(fresh ? [[row, fresh]] : []);

/** Returns the edits of one row after a fresh read. */
function afterRead(current: Team, fresh: Team | undefined, isDeleted = false): PendingEdits<Team> {
  const rows = new Map([[row, { base: loaded, current, isDeleted }]]);
  return pendingEditsReducer(
    { ...noPendingEdits<Team>(), rows },
    { type: 'loaded', records: records(fresh) },
  );
}
const conflictsOf = (pending: PendingEdits<Team>, fresh: Team | undefined) =>
  findRowConflicts(pending, records(fresh)).map(({ kind, fields }) => [kind, ...fields]);

test.each<[string, Partial<Team>, Partial<Team>, Partial<Team> | undefined, string[][]]>([
  ['nobody else has changed it', { name: 'Pub' }, {}, { name: 'Pub' }, []],
  [
    'another field was changed',
    { name: 'Pub' },
    { town: 'Oslo' },
    { name: 'Pub', town: 'Oslo' },
    [],
  ],
  ['the same field was changed alike', { name: 'Pub' }, { name: 'Pub' }, undefined, []],
  [
    'the same field was changed',
    { name: 'Pub' },
    { name: 'Inn' },
    { name: 'Pub' },
    [['edited', 'name']],
  ],
  [
    'both fields were changed by both',
    { name: 'Pub', town: 'Bath' },
    { name: 'Inn', town: 'Oslo' },
    { name: 'Pub', town: 'Bath' },
    [['edited', 'name', 'town']],
  ],
  [
    'one of two edited fields was changed',
    { name: 'Pub', town: 'Bath' },
    { town: 'Oslo' },
    { name: 'Pub', town: 'Bath' },
    [['edited', 'town']],
  ],
])('an edited row, when %s', (_name, edit, theirs, shown, conflicts) => {
  const pending = afterRead(mine(edit), mine(theirs));
  expect(pending.rows.get(row)?.current).toEqual(shown && mine(shown));
  expect(conflictsOf(pending, mine(theirs))).toEqual(conflicts);
});

test.each<[string, Team | undefined, boolean, string[][]]>([
  ['unchanged', loaded, true, []],
  ['changed by somebody else', mine({ town: 'Oslo' }), true, [['deleting', 'town']]],
  ['deleted by somebody else as well', undefined, false, []],
])('a row to be deleted that is %s', (_name, fresh, isPending, conflicts) => {
  const pending = afterRead(mine({ name: 'Pub' }), fresh, true);
  expect(pending.rows.has(row)).toBe(isPending);
  expect(conflictsOf(pending, fresh)).toEqual(conflicts);
});

test('an edited row that somebody else has deleted keeps its edits and is a conflict', () => {
  const pending = afterRead(mine({ name: 'Pub' }), undefined);
  expect(pending.rows.get(row)?.current.name).toBe('Pub');
  expect(conflictsOf(pending, undefined)).toEqual([['gone', 'name']]);
});

test('a second read does not make an unasked conflict disappear', () => {
  const theirs = mine({ name: 'Inn' });
  const once = afterRead(mine({ name: 'Pub' }), theirs);
  const twice = pendingEditsReducer(once, { type: 'loaded', records: records({ ...theirs }) });
  expect(conflictsOf(twice, theirs)).toEqual([['edited', 'name']]);
});

test('a value that somebody else has put back is no conflict', () => {
  const once = afterRead(mine({ name: 'Pub' }), mine({ name: 'Inn' }));
  const twice = pendingEditsReducer(once, { type: 'loaded', records: records({ ...loaded }) });
  expect(conflictsOf(twice, loaded)).toEqual([]);
});

const bothEdits = mine({ name: 'Pub', town: 'Bath' });
const bothTheirs = mine({ name: 'Inn', town: 'Oslo' });

test.each<[string, Team, Team | undefined, boolean, ConflictDecision[], Team | undefined, string]>([
  [
    'mine and theirs of two fields',
    bothEdits,
    bothTheirs,
    false,
    [
      { row, field: 'name', keeps: 'mine' },
      { row, field: 'town', keeps: 'theirs' },
    ],
    mine({ name: 'Pub', town: 'Oslo' }),
    'sent',
  ],
  [
    'theirs of all fields',
    bothEdits,
    bothTheirs,
    false,
    [
      { row, field: 'name', keeps: 'theirs' },
      { row, field: 'town', keeps: 'theirs' },
    ],
    undefined,
    'not sent',
  ],
  ['my deletion', loaded, bothTheirs, true, [{ row, keeps: 'mine' }], loaded, 'deleted'],
  [
    'their record instead of my deletion',
    loaded,
    bothTheirs,
    true,
    [{ row, keeps: 'theirs' }],
    undefined,
    'not sent',
  ],
  ['their deletion', bothEdits, undefined, false, [], undefined, 'not sent'],
])('the decision for %s', (_name, edit, theirs, isDeleted, decisions, current, outcome) => {
  const pending = afterRead(edit, theirs, isDeleted);
  const conflicts = findRowConflicts(pending, records(theirs));
  const decided = withDecisions(pending, conflicts, decisions);
  const left = decided.rows.get(row);
  expect(left?.current).toEqual(current);
  expect(left ? (left.isDeleted ? 'deleted' : 'sent') : 'not sent').toBe(outcome);
  expect(findRowConflicts(decided, records(theirs))).toEqual([]);
});

test('text typed after the question stays, whatever the decision', () => {
  const theirs = mine({ name: 'Inn' });
  const asked = afterRead(mine({ name: 'Pub' }), theirs);
  const conflicts = findRowConflicts(asked, records(theirs));
  const typed = pendingEditsReducer(asked, {
    type: 'edited',
    rows: [row],
    loaded: records(theirs),
    patch: { name: 'Pub 2' },
  });
  const decided = withDecisions(typed, conflicts, [{ row, field: 'name', keeps: 'theirs' }]);
  expect(decided.rows.get(row)?.current.name).toBe('Pub 2');
});
