import { describe, expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import {
  auditTypeDetail,
  auditTypeOf,
  auditTypesOf,
  groupedTypes,
  linkedUser,
  organisationsByName,
} from './audit-entries';

const types = auditTypesOf(exampleOf('listAuditLogDescriptions', 'descriptions'));

describe('a type', () => {
  test('has the description of the service', () => {
    expect(auditTypeOf(types, 401)).toEqual({
      type: 401,
      name: 'Password changed',
      category: 'UserInfo',
      enumName: 'PasswordChanged',
    });
    expect(auditTypeDetail(auditTypeOf(types, 401))).toBe('PasswordChanged (401)');
  });

  test('that is unknown takes its number as its name and is Unclassified', () => {
    const unknown = auditTypeOf(types, 9001);
    expect(unknown).toMatchObject({ type: 9001, name: '9001', category: 'Unclassified' });
    expect(auditTypeDetail(unknown)).toBe('Unknown type (9001)');
  });

  test('whose description has no name takes its number as its name', () => {
    const nameless = { type: 1, name: '', category: 'Token', enumName: '' } as const;
    const type = auditTypeOf(auditTypesOf([nameless]), 1);
    expect(type).toEqual({ ...nameless, name: '1' });
    expect(auditTypeDetail(type)).toBe('Unknown type (1)');
  });
});

describe('the choice of types', () => {
  const names = (text: string) =>
    groupedTypes(types.values(), text).map(
      (group) => `${group.category}: ${group.types.map(({ name }) => name).join(', ')}`,
    );

  test('has all types, in categories in the specified order', () => {
    const groups = groupedTypes(types.values(), '');
    expect(groups.map(({ category }) => category)).toEqual([
      'Unclassified',
      'User/Organisation',
      'SuperUser',
      'Token',
      'UserInfo',
      'External',
      'Internal',
    ]);
    expect(groups.flatMap((group) => group.types)).toHaveLength(types.size);
  });

  test.each([
    [' PASSWORD reset c', ['UserInfo: Password reset completed']],
    ['PosCoreInstanceD', ['SuperUser: POS Core instance deleted']],
    ['501', ['External: Data extraction read']],
    [
      'internal',
      ['Internal: Audit log shortened, Data restored, Mail could not be sent, Service started'],
    ],
    ['nothing like it', []],
  ])('finds %j', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test('has the best matches of a category first, then the names in order', () => {
    const named = ['Unset', 'Mail set', 'Set up', 'Set'].map((name, type) => ({
      type,
      name,
      category: 'Internal' as const,
      enumName: '',
    }));
    expect(groupedTypes(named, 'set')[0]?.types.map(({ name }) => name)).toEqual([
      'Set',
      'Set up',
      'Mail set',
      'Unset',
    ]);
  });
});

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
