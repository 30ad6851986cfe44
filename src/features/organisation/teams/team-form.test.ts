import { expect, test } from 'vitest';
import { teamChangeOf, teamFormErrors, teamFormOf } from './team-form';

const support = { teamID: 't', name: 'Support', ownerOrganisationID: 'o', totalMembers: 2 };

test('a new team is sent without an id, a known one with it; names without spaces around them', () => {
  expect(teamChangeOf({ name: ' Night Shift ' }, undefined)).toEqual({ name: 'Night Shift' });
  expect(teamChangeOf({ name: 'Help' }, support)).toEqual({ teamID: 't', name: 'Help' });
});

test('the form of a team, and of a new one', () => {
  expect(teamFormOf(support)).toEqual({ name: 'Support' });
  expect(teamFormOf(undefined)).toEqual({ name: '' });
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
