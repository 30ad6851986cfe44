import type { Page } from '@playwright/test';
import { superUser } from '../service/database/seed/demo-accounts';
import { expect, test } from './support/console-test';
import { createUser, findUser, freshName } from './support/records/records';

type Fields = Record<string, unknown>;

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const stop = (page: Page, part: string) =>
  page.getByRole('alert').filter({
    hasText: `Nothing was changed: ${part} did not come from the service, and access depends on that.`,
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
test.use({ account: superUser, isRecorded: false });

// The console says in its log what deviates from the contract.
test.beforeEach(({ complaints }) => complaints.provoke(/does not answer as agreed/));

test('a user is edited whose scopes did not come: nothing is saved before Retry', async ({
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
