import { expect, test } from 'vitest';
import { linkedUser, organisationsByName } from './entry-links';

test.each([
  ['10000000-0000-4000-8000-000000000003', '10000000-0000-4000-8000-000000000003'],
  ['00000000-0000-0000-0000-000000000000', undefined],
  [null, undefined],
])('the user id %j links to the user %j', (userID, expected) => {
  expect(linkedUser(userID)).toBe(expected);
});

test('the exact name finds an organisation, unless several organisations have it', () => {
  const ids = organisationsByName([
    { organisationID: '1', name: 'Quay' },
    { organisationID: '2', name: 'Twin' },
    { organisationID: '3', name: 'Twin' },
    { organisationID: '4', name: 'Twin' },
    { organisationID: '5', name: 'quay' },
  ]);
  expect(Object.fromEntries(ids)).toEqual({ Quay: '1', quay: '5' });
});
