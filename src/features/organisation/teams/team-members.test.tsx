import { expect, test } from 'vitest';
import { cellText, type GridColumn, isEditable } from '~/components/record-grid/grid-column';
import { filterModes } from '~/components/record-grid/model/grid-view';
import { memberColumns, memberNames, problemOfAdditions } from './team-members';

const people = [
  { key: 'ada', value: 'Ada Marchetti' },
  { key: 'uma', value: 'Uma Olsen' },
  { key: 'anonymous', value: '' },
];
const member = (userID: string, userName = '') => ({
  teamUserLinkID: '',
  teamID: 'support',
  userID,
  userName,
});
const columns = memberColumns([member('ada', 'Ada Marchetti')], people);
const [id, name] = columns as [GridColumn<ReturnType<typeof member>>, (typeof columns)[number]];
const problem = (userID: string, isNew = true) =>
  'validate' in name ? name.validate?.(member(userID), isNew) : 'no rule';

test('only the person of a new row is editable', () => {
  expect(columns.map(({ header }) => header)).toEqual(['User ID', 'User Name']);
  expect(columns.map((column) => isEditable(column, true))).toEqual([false, true]);
  expect(columns.map((column) => isEditable(column, false))).toEqual([false, false]);
});

test('the name comes from the record, or else from the chosen person', () => {
  const [, own] = memberColumns([member('ada', 'Ada M.')], people);
  expect(own && cellText(own, member('ada', 'Ada M.'))).toBe('Ada M.');
  expect(cellText(name, member('gone', 'Gus Gone'))).toBe('Gus Gone');
  expect(cellText(name, member('uma'))).toBe('Uma Olsen');
  expect(cellText(name, member('gone'))).toBe('');
  expect(cellText(id, member('uma'))).toBe('uma');
});

test('only a new row refuses a person who is in the team', () => {
  expect(problem('ada')).toBe('Ada Marchetti is already in this team.');
  expect(problem('uma')).toBeUndefined();
  expect(problem('ada', false)).toBeUndefined();
});

test('the filter takes a part of a name: a list of 100,000 people would stop the page', () => {
  expect(filterModes(name)).toContain('contains');
});

test('a person without a name shows the id', () => {
  expect('options' in name && name.options?.at(-1)).toEqual({
    value: 'anonymous',
    label: 'anonymous',
  });
});

test('people with the same name show the end of their ids, also once one is chosen', () => {
  const namesakes = [
    { key: 'id-000001', value: 'Anna Smith' },
    { key: 'id-000002', value: 'Anna Smith' },
  ];
  const [, column] = memberColumns([], namesakes);
  if (!column || !('options' in column)) throw new Error('There is no column with options.');
  expect(column.options?.map(({ label }) => label)).toEqual([
    'Anna Smith (…000001)',
    'Anna Smith (…000002)',
  ]);
  expect(cellText(column, member('id-000002'))).toBe('Anna Smith (…000002)');
});

test('members with the same name show the end of their ids, whoever can be chosen', () => {
  const anna = (end: string) => member(`id-${end}`, 'Anna Smith');
  const namesOf = (...[members, choices]: Parameters<typeof memberNames>) =>
    members?.map(memberNames(members, choices));
  const both = ['Anna Smith (…000001)', 'Anna Smith (…000002)'];
  expect(namesOf([anna('000001'), anna('000002')])).toEqual(both);
  expect(namesOf([anna('000001')], [{ key: 'id-000003', value: 'Anna Smith' }])).toEqual([both[0]]);
  expect(namesOf([anna('000001')], [{ key: 'id-000001', value: 'Anna Smith' }])).toEqual([
    'Anna Smith',
  ]);
});

test('an unconfirmed account is marked, and nobody can choose it', () => {
  const theo = { ...member('theo', 'Theo Novak'), isEmailUnconfirmed: true };
  expect(cellText(name, theo)).toBe('Theo Novak (unconfirmed)');
  const [column] = memberColumns(
    [],
    [{ key: 'theo', value: 'Theo Novak', isEmailUnconfirmed: true }],
  ).slice(1);
  expect(column && 'options' in column && column.options).toEqual([
    { value: 'theo', label: 'Theo Novak (unconfirmed)', isDisabled: true },
  ]);
});

test('the same person in two new rows is refused', () => {
  expect(problemOfAdditions([member('uma'), member('ada')], people)).toBeUndefined();
  expect(problemOfAdditions([member('uma'), member('ada'), member('uma')], people)).toBe(
    'Uma Olsen was added more than once. Remove one of the rows.',
  );
  expect(problemOfAdditions([member('x'), member('x')], undefined)).toMatch(/^A person was added/);
});
