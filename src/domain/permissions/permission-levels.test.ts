import { expect, test } from 'vitest';
import { actionsText, levelNames, levelOf, permissionLevels } from './permission-levels';

test('the levels with their flags', () => {
  expect(permissionLevels).toEqual({ Forbid: 0, View: 8, Edit: 7, All: 15 });
  expect(levelNames).toEqual(['Forbid', 'View', 'Edit', 'All']);
});

test.each([
  [0, 'Forbid', 'Forbid'],
  [8, 'View', 'View'],
  [7, 'Edit', 'Edit'],
  [15, 'All', 'All'],
  [1, undefined, 'Insert'],
  [2, undefined, 'Update'],
  [4, undefined, 'Delete'],
  [6, undefined, 'Update and Delete'],
  [9, undefined, 'View and Insert'],
  [11, undefined, 'View, Insert and Update'],
  [31, undefined, 'View, Insert, Update, Delete and action 16'],
  [48, undefined, 'action 48'],
])('the flags %i are the level %s, in words "%s"', (actions, level, text) => {
  expect(levelOf(actions)).toBe(level);
  expect(actionsText(actions)).toBe(text);
});
