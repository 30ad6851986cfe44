import { expect, test } from '../support/console-test';

test('the panel is beside the page, covers nothing, and follows the console', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/Failed to load resource/);
  await page.goto('/admin/users');
  await page.getByRole('link', { name: /^Mock: no scenario/ }).click();
  await expect(page).toHaveURL('/mock/beside/admin/users');
  const console = page.frameLocator('iframe[title="Console"]');
  await expect(console.getByRole('rowheader', { name: 'Uma Olsen' })).toBeVisible();
  await expect(console.getByRole('complementary', { name: 'Mock' })).toHaveCount(0);
  const frame = await page.locator('iframe').boundingBox();
  const panel = await page.getByRole('main').boundingBox();
  expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);

  // The calls of this screen come first. A choice holds when the page reads again.
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards.first()).toContainText('List all users');
  await cards.first().getByRole('button', { name: /^500/ }).click();
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(console.getByRole('dialog', { name: 'Error' })).toContainText(
    'The server could not complete the request.',
  );

  // From the call in the log to its answers, and from an answer to another screen that shows it.
  await page.getByRole('link', { name: /^Log/ }).click();
  const failed = page.getByRole('link', { name: /^500 listUsers/ }).first();
  await failed.click();
  await expect(page.getByRole('region', { name: 'Answered' })).toBeVisible();
  await page.getByRole('link', { name: 'Answers of listUsers' }).click();
  const users = cards.filter({ hasText: 'List all users' });
  await expect(users).toBeInViewport();
  await expect(page.getByLabel('Search operations and responses')).toBeInViewport();
  await users.getByRole('button', { name: /^500/ }).click();
  await expect(page.getByText('None: every call succeeds.')).toBeVisible();
  await users.getByRole('link', { name: 'Edit User' }).click();
  await expect(console.getByRole('heading', { level: 1, name: 'Edit User' })).toBeVisible();
  await expect(page).toHaveURL(/\/mock\/beside\/admin\/users\/edit\//);
  await expect(page).toHaveTitle(/^Mock Edit User/);
  await expect(page.getByRole('link', { name: 'Edit User' }).first()).toHaveAttribute(
    'aria-current',
    'true',
  );

  await page.goBack();
  await expect(page).toHaveURL('/mock/beside/admin/users');
  await page.getByRole('button', { name: 'No session', exact: true }).click();
  await expect(console.getByText('Login Required')).toBeVisible();
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/admin/users');
});

test('the log follows the console, and the search holds in it', async ({ page }) => {
  await page.goto('/mock/beside/admin/clients');
  const console = page.frameLocator('iframe[title="Console"]');
  await expect(console.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('link', { name: /^Log/ }).click();
  await expect(page.getByRole('link', { name: /^200 listClients/ })).toBeVisible();
  await page.getByLabel('Search operations and responses').fill('listIntegrationServers');
  await expect(page.getByRole('link', { name: /^200 listClients/ })).toBeHidden();
  await console.getByRole('link', { name: 'Administration' }).click();
  await console.getByRole('link', { name: 'Browse instances' }).last().click();
  await expect(page.getByRole('link', { name: /^200 listIntegrationServers/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^200 getAdminSummary/ })).toBeHidden();
});
