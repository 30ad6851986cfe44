import type { Page } from '@playwright/test';
import { organisationAdministrator, superUser } from '../service/database/seed/demo-accounts';
import { expect, test } from './support/console-test';
import { harbourRestaurants } from './support/records/demo-records';
import { savePermissionGroup } from './support/records/permission-group-records';
import { createUser, findUser, freshName } from './support/records/records';
import { findServiceAccount, saveServiceAccount } from './support/records/service-account-records';

type Fields = Record<string, unknown>;

const organisation = `/organisation/${harbourRestaurants}`;
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const stop = (page: Page, part: string) =>
  page.getByRole('alert').filter({
    hasText: `Nothing was saved: ${part} did not come from the service, and access depends on that.`,
  });

/** Changes the answers of a read, as a service of another version would. */
const damage = (page: Page, path: string, change: (record: Fields) => Fields) =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });

const without = (field: string) => (record: Fields) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));

// These answers are not as agreed on purpose.
test.use({ isRecorded: false });

// The console says in its log what deviates from the contract.
test.beforeEach(({ complaints }) => complaints.provoke(/does not answer as agreed/));

test.describe('a super user', () => {
  test.use({ account: superUser });

  test('edits a user whose scopes did not come: nothing is saved before Retry', async ({
    page,
  }) => {
    const user = await createUser(page.request, {
      fullName: freshName('Scoped'),
      scopes: ['superuser'],
    });
    const read = `/api/user/${user.userID}`;
    await damage(page, read, without('scopes'));
    await page.goto(`/admin/users/edit/${user.userID}`);
    await page.getByRole('textbox', { name: 'Display Name' }).fill('Mine');
    await save(page);
    await expect(stop(page, 'the scopes (Server Administrator)')).toBeVisible();
    expect(await findUser(page.request, user.fullName)).toEqual(user);
    await page.unroute(read);
    await stop(page, 'the scopes (Server Administrator)')
      .getByRole('button', { name: 'Retry' })
      .click();
    await expect(page).toHaveURL('/admin/users');
    expect(await findUser(page.request, user.fullName)).toEqual({ ...user, shortName: 'Mine' });

    // Unlike in tests without a browser, the body of this answer is an empty stream.
    await page.route('/api/user/batch', (route) => route.fulfill({ status: 204 }));
    await page.goto(`/admin/users/edit/${user.userID}`);
    await page.getByRole('textbox', { name: 'Display Name' }).fill('Mine again');
    await save(page);
    await expect(page.getByRole('alert').filter({ hasText: 'No Content' })).toBeVisible();
  });
});

test.describe('an administrator', () => {
  test.use({ account: organisationAdministrator });

  test('edits a service account whose outlet did not come: its access stays', async ({ page }) => {
    const account = await saveServiceAccount(page.request, {
      rootNodeID: '21000000-0000-4000-8000-000000000003',
      rootNodeType: 2,
    });
    const id = account.serviceAccountID;
    const read = `/api${organisation}/serviceaccounts/${id}`;
    await damage(page, read, without('rootNodeID'));
    await page.goto(`${organisation}/serviceaccounts/edit/${id}`);
    const name = freshName('Renamed');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await save(page);
    await expect(stop(page, 'the outlet restriction')).toBeVisible();
    expect(await findServiceAccount(page.request, account.name)).toEqual(account);
    await page.unroute(read);
    await stop(page, 'the outlet restriction').getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL(`${organisation}/serviceaccounts`);
    expect(await findServiceAccount(page.request, name)).toEqual({ ...account, name });
  });

  test('edits a group of a newer service: what the console does not know travels back', async ({
    page,
  }) => {
    const group = await savePermissionGroup(page.request, {
      permissions: [{ permissionID: 31, allowedActions: 8 }],
    });
    const permissions = [
      { permissionID: 31, allowedActions: 8, validUntil: '2027-01-01T00:00:00Z' },
      null,
      { permissionID: 9_999, allowedActions: 64 },
    ];
    const groups = `/api${organisation}/userpermissiongroup`;
    await damage(page, `${groups}/${group.userPermissionGroupID}`, (record) => ({
      ...record,
      permissions,
      colour: 'green',
    }));
    // The reference service would refuse what only a newer one knows.
    await page.route(`${groups}/batch`, (route) =>
      route.fulfill({ json: { changes: [group], deletes: [] } }),
    );
    await page.goto(`${organisation}/permissiongroups/edit/${group.userPermissionGroupID}`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Mine');
    const sending = page.waitForRequest((request) => request.url().endsWith(`${groups}/batch`));
    await save(page);
    const { totalAssignedUsers, ...stored } = group;
    expect((await sending).postDataJSON()).toEqual({
      changes: [{ ...stored, name: 'Mine', permissions, colour: 'green' }],
      deletes: [],
    });
    await expect(page).toHaveURL(`${organisation}/permissiongroups`);
  });
});
