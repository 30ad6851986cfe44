import { expect, test } from 'vitest';
import { teamChangeOf, teamFormErrors, teamFormOf } from './team-form';

const support = { teamID: 't', name: 'Support', ownerOrganisationID: 'o', totalMembers: 2 };

test('a new team is sent without an id, a known one with it; names without spaces around them', () => {
  expect(teamChangeOf({ name: ' Night Shift ' }, undefined)).toEqual({ name: 'Night Shift' });
  expect(teamChangeOf({ name: 'Help' }, support)).toEqual({ teamID: 't', name: 'Help' });
});

test('a missing name is empty', () => {
  expect(teamFormOf(undefined)).toEqual({ name: '' });
  expect(teamFormOf({ teamID: 't' })).toEqual({ name: '' });
});

test('a name that is no text is empty', () => {
  expect(teamFormOf({ name: 7 as never })).toEqual({ name: '' });
});

test.each([
  ['', 'Enter a name.'],
  ['   ', 'Enter a name.'],
  ['x'.repeat(32), undefined],
  [` ${'x'.repeat(32)} `, undefined],
  ['x'.repeat(33), 'At most 32 characters; this has 33.'],
])('the name "%s"', (name, error) => {
  expect(teamFormErrors({ name }).name).toBe(error);
});
