import { describe, expect, test } from 'vitest';
import { EntityLookupType } from '~/domain/contract/enums.gen';
import { distinctMatches, entityTarget, entityTypeLabel } from './lookup-matches';

const organisation = { organisationID: 'org' };

// The targets (docs/product/reports.md#lookup-targets), ordered by the numbers of the types
// (docs/product/entities.md#entity-lookup-match).
const table = [
  [0, 'Unknown', undefined],
  [1, 'Organisation', '/admin/integrationserver/edit/it'],
  [2, 'Outlet', '/organisation/it'],
  [3, 'Outlet Group', undefined],
  [4, 'Terminal', undefined],
  [5, 'User', '/admin/users/edit/it'],
  [6, 'POSCore Instance', '/admin/poscoreinstances/edit/it'],
  [7, 'Deployment Server Instance', '/admin/deploymentserver/edit/it'],
  [8, 'Integration Server Instance', '/admin/integrationserver/edit/it'],
  [9, 'Service Account', '/organisation/org/serviceaccounts/edit/it'],
  [10, 'Client', '/admin/clients/edit/it'],
] as const;

const addressOf = (target: ReturnType<typeof entityTarget>) =>
  target &&
  Object.entries(target.params).reduce(
    (path, [name, value]) => path.replace(`$${name}`, value),
    target.to as string,
  );

test('the table covers every type', () => {
  expect(table.map(([type]) => type)).toEqual(Object.values(EntityLookupType));
});

test.each(table)('type %i has the label %s and links to %s', (type, label, address) => {
  expect(entityTypeLabel(type)).toBe(label);
  expect(addressOf(entityTarget({ type, entityID: 'it', organisation }))).toBe(address);
});

describe('without an organisation', () => {
  test('a service account has no link', () => {
    expect(entityTarget({ type: 9, entityID: 'it', organisation: null })).toBeUndefined();
  });

  test.each(table.filter(([type]) => type !== 9))(
    'type %i (%s) still links to %s',
    (type, _label, address) => {
      expect(addressOf(entityTarget({ type, entityID: 'it', organisation: null }))).toBe(address);
    },
  );
});

test('a match without an id has no link', () => {
  expect(entityTarget({ type: 5, entityID: '', organisation })).toBeUndefined();
});

const match = (entityID: string, type: 1 | 2 = 1) => ({
  type,
  entityID,
  name: 'One',
  organisation: null,
});

test('has each record once, in the order of the answer, with its own key', () => {
  const found = distinctMatches([match('b'), match('a'), match('b'), match('b', 2)], 'one');
  expect([...found.values()].map(({ type, entityID }) => [type, entityID])).toEqual([
    [1, 'b'],
    [1, 'a'],
    [2, 'b'],
  ]);
});

test('the best matches come first, and with them the records that another text identifies', () => {
  const named = ['Adélaïde Dumas', 'Olsen Uma', 'Uma Olsen', 'Somebody else', 'UMA'];
  const answer = named.map((name) => ({ ...match(name), name }));
  expect([...distinctMatches(answer, 'uma').values()].map(({ name }) => name)).toEqual([
    'Somebody else',
    'UMA',
    'Uma Olsen',
    'Olsen Uma',
    'Adélaïde Dumas',
  ]);
});
