import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ServiceAccount } from '~/api/service-accounts';
import { ServiceAccountType } from '~/domain/contract/enums.gen';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { lostCreations } from '~/testing/lost-creations';
import { openConsole } from '~/testing/open-console';
import { fill, pick, press } from '~/testing/press-and-fill';
import { newAccount } from './service-accounts/service-account-form';

// The Organisation area.

const page = `/organisation/${harbour}`;
const calls = `/api/organisation/${harbour}`;

lostCreations([
  {
    what: 'team',
    path: `${page}/teams/edit/new`,
    next: `${page}/teams`,
    list: `${calls}/team`,
    batch: `${calls}/team/batch`,
    id: 'teamID',
    records: exampleOf('listTeams', 'teams'),
    defaults: { totalMembers: 0, ownerOrganisationID: harbour },
    fillIn: () => fill('Name', 'Night shift'),
    nameField: 'Name',
    name: 'Night shift',
  },
  {
    what: 'permission group',
    path: `${page}/permissiongroups/edit/new`,
    next: `${page}/permissiongroups`,
    list: `${calls}/userpermissiongroup`,
    batch: `${calls}/userpermissiongroup/batch`,
    id: 'userPermissionGroupID',
    records: exampleOf('listPermissionGroups', 'permissionGroups'),
    defaults: { totalAssignedUsers: 0 },
    fillIn: () => fill('Name', 'Night managers'),
    nameField: 'Name',
    name: 'Night managers',
  },
  {
    what: 'service account',
    path: `${page}/serviceaccounts/edit/new`,
    next: `${page}/serviceaccounts`,
    list: `${calls}/serviceaccounts`,
    batch: `${calls}/serviceaccounts/batch`,
    id: 'serviceAccountID',
    records: exampleOf('listServiceAccounts', 'serviceAccounts'),
    fillIn: async () => {
      await fill('Name', 'Night server');
      await pick('Type', 'POS Server');
    },
    nameField: 'Name',
    name: 'Night server',
  },
]);

test('a new record that did not arrive is sent again, though an older one has the same content', async () => {
  const serviceAccountID = '99999999-0000-4000-8000-000000000000';
  const created = { name: 'Night server', serviceAccountType: ServiceAccountType.PosServer };
  const older: ServiceAccount = { ...newAccount, ...created, serviceAccountID };
  let attempts = 0;
  await openConsole(`${page}/serviceaccounts/edit/new`, 'superUser', {
    '*': () => [],
    [`GET ${calls}/serviceaccounts`]: () => [older],
    [`POST ${calls}/serviceaccounts/batch`]: () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('Failed to fetch');
      return { changes: [{ ...older, serviceAccountID: harbour }], deletes: [] };
    },
  });
  await fill('Name', created.name);
  await pick('Type', 'POS Server');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('Network error');
  await press('Save');
  expect(await screen.findByText(`Saved ${created.name}.`)).toBeVisible();
  expect(attempts).toBe(2);
});
