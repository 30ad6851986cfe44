import { expect, test } from 'vitest';
import type { FieldChange, RecordKind } from '../../src/api/schema.gen';
import { recordChange } from './record-change';

const line = ({ field, part, kind, before, after }: FieldChange) =>
  `${kind} ${part ? `${field}/${part}` : field}: ${before} > ${after}`;
const lines = (kind: RecordKind, before: object | undefined, after: object | undefined) =>
  recordChange(kind, '1', before, after).changes.map(line);

test.each<[string, RecordKind, object | undefined, object | undefined, string[]]>([
  ['a text', 'Team', { name: 'Help' }, { name: 'Support' }, ['Value name: Help > Support']],
  ['an emptied text', 'Client', { homepage: 'x' }, { homepage: '' }, ['Value homepage: x > null']],
  ['nothing', 'Client', { name: 'a', homepage: null }, { name: 'a', homepage: null }, []],
  ['a switch', 'Organisation', { active: true }, { active: false }, ['Value active: Yes > No']],
  [
    'a type by its label',
    'Organisation',
    { organisationType: 1 },
    { organisationType: 2 },
    ['Value organisationType: Licensee > Dealer'],
  ],
  [
    'the entries of a list, without those that only moved',
    'Client',
    { redirectUris: ['a:1', 'a:2'] },
    { redirectUris: ['a:2', 'a:3'] },
    ['Item redirectUris: a:1 > null', 'Item redirectUris: null > a:3'],
  ],
  [
    'each permission by its actions',
    'PermissionGroup',
    { permissions: [{ permissionID: 2, allowedActions: 1 }] },
    { permissions: [{ permissionID: 2, allowedActions: 15 }] },
    ['Value permissions/Config_PLUs: Insert > All'],
  ],
  [
    'a secret and a picture, which are named only',
    'Client',
    { imageBase64: 'iVBORw0', secretHash: 'hash-1' },
    { imageBase64: null, secretHash: 'hash-2' },
    ['Hidden imageBase64: null > null', 'Hidden secret: null > null'],
  ],
  ['no field that no page has', 'User', { dateTimeCreated: 1 }, { dateTimeCreated: 2 }, []],
])('records %s', (_what, kind, before, after, expected) => {
  expect(lines(kind, before, after)).toEqual(expected);
});

test('a new and a deleted record have their values, without switches that are off', () => {
  const client = { clientID: 'kiosk', name: '', allowPasswordGrant: false, secretHash: null };
  const created = recordChange('Client', 'kiosk', undefined, client);
  expect([created.action, created.changes.map(line)]).toEqual([
    'Created',
    ['Value clientID: null > kiosk'],
  ]);
  const deleted = recordChange('Client', 'kiosk', { ...client, secretHash: 'hash' }, undefined);
  expect([deleted.action, deleted.changes.map(line)]).toEqual([
    'Deleted',
    ['Value clientID: kiosk > null', 'Hidden secret: null > null'],
  ]);
});

test('a moment is recorded in words only, which nobody has to read in the zone of the server', () => {
  const before = { endsAt: new Date(0) };
  expect(() => recordChange('AccessLink', '1', before, { endsAt: null })).toThrow('endsAt');
});
