import { expect, test } from '../support/console-test';

test('the panel or a link chooses an answer and a persona, and the panel clears it', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/Failed to load resource/);
  await page.goto('/mock');
  await page.getByLabel('Search operations and responses').fill('listUsers');
  const users = page.getByRole('listitem').filter({ hasText: 'List all users' });
  // The name of one other call begins alike.
  await expect(page.getByRole('button', { name: /^500/ })).toHaveCount(2);
  await users.getByRole('button', { name: /^500/ }).click();
  await expect(page.getByRole('button', { name: 'Clear listUsers:500' })).toBeVisible();
  await expect(users.getByRole('button', { name: /^500/ })).toBeFocused();

  await page.goto('/admin/users');
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(
    'The server could not complete the request.',
  );

  await page.goto('/mock');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('None: every call succeeds.')).toBeVisible();
  await page.goto('/admin/users');
  await expect(page.getByRole('rowheader', { name: 'Uma Olsen' })).toBeVisible();

  await page.goto('/?mock=listUsers:empty&persona=none');
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('button', { name: /^Super user/ }).click();
  await page.getByRole('link', { name: 'Browse users' }).click();
  await expect(page.getByRole('grid', { name: 'Users' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
});

test("the contract's documentation loads nothing from another origin", async ({
  page,
  baseURL,
}) => {
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
