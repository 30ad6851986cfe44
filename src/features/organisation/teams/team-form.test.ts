import { expect, test } from 'vitest';
import { teamChangeOf, teamFormErrors, teamFormOf } from './team-form';

const support = { teamID: 't', name: 'Support', ownerOrganisationID: 'o', totalMembers: 2 };

test('the payload has a trimmed name, and an id only for a stored team', () => {
  expect(teamChangeOf({ name: ' Night Shift ' }, undefined)).toEqual({ name: 'Night Shift' });
  expect(teamChangeOf({ name: 'Help' }, support)).toEqual({ teamID: 't', name: 'Help' });
});

test('the form has the name of the team, or an empty name for a new one', () => {
  expect(teamFormOf(support)).toEqual({ name: 'Support' });
  expect(teamFormOf(undefined)).toEqual({ name: '' });
});

test.each([
  ['', 'Enter a name.'],
  ['   ', 'Enter a name.'],
  ['x'.repeat(32), undefined],
  [` ${'x'.repeat(32)} `, undefined],
  ['x'.repeat(33), 'At most 32 characters; this has 33.'],
])('the form checks the name "%s"', (name, error) => {
  expect(teamFormErrors({ name }).name).toBe(error);
});
