import { expect, test } from 'vitest';
import type { EntityLookupMatch } from '~/api/entity-lookup';
import { EntityLookupType as Type } from '~/domain/contract/enums.gen';
import { lookupEntries } from './lookup-entries';

const harbour = {
  organisationID: '7',
  organisationName: 'Harbour',
  organisationCode: 'HARB',
  kapow: null,
};
const match = (type: EntityLookupMatch['type'], more: Partial<EntityLookupMatch> = {}) => ({
  type,
  entityID: 'a/b',
  name: 'Quay',
  organisation: harbour,
  ...more,
});

test.each([
  ['an organisation', Type.Organisation, '/organisation/a%2Fb', 'HARB'],
  ['a user', Type.User, '/admin/users/edit/a%2Fb', 'Harbour'],
  ['an outlet', Type.Outlet, '/organisation/7/systemhealth?node=a%2Fb', 'Outlet, Harbour'],
  ['a terminal', Type.Terminal, '/organisation/7/systemhealth?node=a%2Fb', 'Terminal, Harbour'],
  [
    'a service account',
    Type.ServiceAccount,
    '/organisation/7/serviceaccounts/edit/a%2Fb',
    'Harbour',
  ],
  ['a client', Type.Client, '/admin/clients/edit/a%2Fb', 'Client, Harbour'],
])('%s leads to its own place', (_what, type, path, detail) => {
  expect(lookupEntries([match(type)], true)).toMatchObject([{ path, detail, title: 'Quay' }]);
});

test.each([
  ['an unknown kind', match(Type.Unknown)],
  ['a terminal of no organisation', match(Type.Terminal, { organisation: null })],
  ['a service account of no organisation', match(Type.ServiceAccount, { organisation: null })],
  ['a record without an id', match(Type.User, { entityID: '' })],
])('%s has no place to go to', (_what, found) => {
  expect(lookupEntries([found], true)).toEqual([]);
});

test('a record without a name is called so', () => {
  expect(lookupEntries([match(Type.User, { name: '' })], false)[0]?.title).toBe('No name');
});
