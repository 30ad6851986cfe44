import { expect, test } from 'vitest';
import { canChange, canDelete, canInsert, gridRights } from './grid-rights';

test.each([
  ['None', gridRights.None, [false, false, false]],
  ['Insert', gridRights.Insert, [true, false, false]],
  ['Change', gridRights.Change, [false, true, false]],
  ['Delete', gridRights.Delete, [false, false, true]],
  ['Full', gridRights.Full, [true, true, true]],
  ['Insert and Delete', gridRights.Insert | gridRights.Delete, [true, false, true]],
])('the rights %s allow exactly their actions', (_name, rights, expected) => {
  expect([canInsert(rights), canChange(rights), canDelete(rights)]).toEqual(expected);
});

test('Full is 15, as the specification has it', () => {
  expect(gridRights.Full).toBe(15);
});
