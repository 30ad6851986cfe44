import { expect, test } from 'vitest';
import { Permission } from '../contract/enums.gen';
import {
  isUnknownPermission,
  namedPermissions,
  permissionAliases,
  permissionFamilies,
  permissionLabel,
  permissionName,
  permissionTitle,
} from './permission-names';

const letters = (text: string) => text.replaceAll(/[^A-Za-z]/g, '').toLowerCase();

test('the named permissions are numbered in the order of the contract', () => {
  expect(namedPermissions).toEqual(Array.from({ length: 41 }, (_, index) => index + 1));
});

test('a label has the words of the name behind its prefix', () => {
  for (const id of namedPermissions) {
    const [, ...rest] = permissionName(id).split('_');
    expect(letters(permissionLabel(id))).toBe(letters(rest.join('')));
    expect(permissionLabel(id)).toMatch(/^[A-Z]/);
  }
});

test.each([
  [2, 'Config_PLUs', 'PLUs', false],
  [4, 'Config_PaymentTypes', 'Payment types', false],
  [24, 'Config_UserViewExistingPINs', 'User view existing PINs', false],
  [27, 'Config_PaidInOutTypes', 'Paid in/out types', false],
  [28, 'Config_PLUSpecials', 'PLU specials', false],
  [4095, 'All', 'All', false],
  [4094, 'All_Config', 'All_Config', false],
  [57, 'Unknown (57)', 'Unknown (57)', true],
])('permission %i is %s, "%s"; unknown: %s', (id, name, label, isUnknown) => {
  expect(permissionName(id)).toBe(name);
  expect(permissionLabel(id)).toBe(label);
  expect(isUnknownPermission(id)).toBe(isUnknown);
});

test.each([
  [4, 'Payment types (Config)'],
  [40, 'Sales (Partner services)'],
  [4094, 'All_Config'],
  [57, 'Unknown (57)'],
])('without a heading, permission %i is "%s"', (id, title) => {
  expect(permissionTitle(id)).toBe(title);
});

test('All stands for every permission, All_Config for those whose names start with Config_', () => {
  expect([...permissionAliases.keys()]).toEqual([Permission.All, Permission.All_Config]);
  expect(permissionAliases.get(Permission.All)).toEqual(namedPermissions);
  expect(permissionAliases.get(Permission.All_Config)?.map(permissionName)).toEqual(
    Object.keys(Permission).filter((name) => name.startsWith('Config_')),
  );
});

test('the families have every named permission once, by prefix', () => {
  const families = permissionFamilies([]);
  expect(families.map(({ title, ids }) => [title, ids.length])).toEqual([
    ['Config', 30],
    ['Sales', 3],
    ['System', 3],
    ['Customer', 2],
    ['Partner services', 2],
    ['Data extraction service', 1],
  ]);
  expect(families.flatMap(({ ids }) => ids)).toEqual(namedPermissions);
});

test('permissions of a newer service have a family of their own', () => {
  expect(permissionFamilies([57, 60]).at(-1)).toEqual({ title: 'Unknown', ids: [57, 60] });
  expect(permissionFamilies([57]).slice(0, -1)).toEqual(permissionFamilies([]));
});
