import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/console-test';

test('the panel chooses an answer, says that it is active, and clears it', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/Failed to load resource/);
  await page.goto('/mock');
  await page.getByLabel('Search operations and responses').fill('listUsers');
  const users = page.getByRole('listitem').filter({ hasText: 'List all users' });
  await expect(page.getByRole('button', { name: /^500/ })).toHaveCount(1);
  await expectAccessible(page);
  await users.getByRole('button', { name: /^500/ }).click();
  await expect(page.getByRole('button', { name: 'Clear listUsers:500' })).toBeVisible();

  await page.goto('/admin/users');
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(
    'The server could not complete the request.',
  );

  await page.goto('/mock');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('None: every call succeeds.')).toBeVisible();
  await page.goto('/admin/users');
  await expect(page.getByRole('rowheader', { name: 'Uma Olsen' })).toBeVisible();
});

test('the contract can be browsed without another origin', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
      elsewhere.push(request.url());
    }
  });
  await page.goto('/docs');
  await expect(page.getByText('Authentication and organisation service').first()).toBeVisible();
  await page.getByRole('link', { name: 'session', exact: true }).click();
  await expect(page.getByText('Read who is signed in')).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test('an unknown scenario is refused in plain words', async ({ page, complaints }) => {
  complaints.provoke(/400 \(Bad Request\)/);
  await page.goto('/admin?mock=listUser:500');
  await expect(page.getByText('listUser', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
});
