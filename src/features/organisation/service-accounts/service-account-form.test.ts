import { expect, test } from 'vitest';
import type { ServiceAccount } from '~/api/service-accounts';
import { exampleOf } from '~/testing/contract-examples';
import {
  offeredPermissions,
  type ServiceAccountForm,
  serviceAccountChangeOf,
  serviceAccountFormErrors,
  serviceAccountFormOf,
  serviceAccountRowChangeOf,
  withType,
} from './service-account-form';

const pos = () => exampleOf('getServiceAccount', '70000000-0000-4000-8000-000000000001');
const feed = () => exampleOf('getServiceAccount', '70000000-0000-4000-8000-000000000002');

test.each([pos(), feed()])('$name passes through the form unchanged', (account) => {
  expect(serviceAccountChangeOf(serviceAccountFormOf(account), account)).toEqual(account);
});

test('a new account has no type, and is sent without an id', () => {
  const form = serviceAccountFormOf(undefined);
  expect(form).toEqual({
    name: '',
    serviceAccountType: 0,
    integrationServerPermissions: [],
    restriction: [],
  });
  expect(
    serviceAccountChangeOf({ ...form, name: 'Till', serviceAccountType: 1 }, undefined),
  ).toEqual({
    name: 'Till',
    serviceAccountType: 1,
    rootNodeID: null,
    rootNodeType: null,
    integrationServerPermissions: [],
  });
});

test('a site node without a type still restricts', () => {
  const account = { ...pos(), rootNodeType: null };
  expect(serviceAccountFormOf(account).restriction).toEqual([
    { nodeID: account.rootNodeID, nodeType: null },
  ]);
});

test('leaving the type Integration Server clears the permissions, and returning restores none', () => {
  const form = serviceAccountFormOf(feed());
  expect(form.integrationServerPermissions).toEqual([39, 40]);
  const installer = withType(form, 4);
  expect(installer).toEqual({ ...form, serviceAccountType: 4, integrationServerPermissions: [] });
  expect(withType(installer, 7).integrationServerPermissions).toEqual([]);
  expect(withType(form, 7)).toEqual(form);
});

test('the screen offers exactly three permissions', () => {
  expect(offeredPermissions).toEqual([41, 39, 40]);
});

test('a grid row sends the whole account, and another type clears its permissions', () => {
  const rowOf = (edits: Partial<ServiceAccount>) =>
    serviceAccountRowChangeOf({ record: { ...feed(), ...edits }, stored: feed() });
  expect(rowOf({ name: 'Feed 2' })).toEqual({ ...feed(), name: 'Feed 2' });
  expect(rowOf({ serviceAccountType: 3 })).toEqual({
    ...feed(),
    serviceAccountType: 3,
    integrationServerPermissions: [],
  });
  const added = { record: { ...feed(), serviceAccountID: '' as never }, stored: undefined };
  expect(serviceAccountRowChangeOf(added)).not.toHaveProperty('serviceAccountID');
});

test.each<[string, Partial<ServiceAccountForm>, number | undefined, object]>([
  ['nothing', {}, undefined, { name: 'Enter a name.', serviceAccountType: 'Choose a type.' }],
  ['a blank name', { name: ' ', serviceAccountType: 1 }, 1, { name: 'Enter a name.' }],
  [
    'a long name',
    { name: 'n'.repeat(33), serviceAccountType: 1 },
    1,
    { name: 'At most 32 characters; this has 33.' },
  ],
  ['a stored None', { name: 'Old', serviceAccountType: 0 }, 0, {}],
  ['what is right', { name: 'Till', serviceAccountType: 7 }, undefined, {}],
])('%s', (_what, fields, loadedType, errors) => {
  const form = { ...serviceAccountFormOf(undefined), ...fields };
  expect(serviceAccountFormErrors(form, loadedType)).toEqual(errors);
});
