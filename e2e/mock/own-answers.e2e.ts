import { expect, test } from '../support/console-test';

test('an answer of one call loses a field by one press, and the page says that it did not come', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/scopes is missing instead of a list/);
  await page.goto('/mock/beside/admin/users/edit/10000000-0000-4000-8000-000000000003');
  const console = page.frameLocator('iframe').first();
  await expect(console.getByRole('heading', { level: 1, name: 'Edit User' })).toBeVisible();
  await page.getByRole('link', { name: 'Answer this with… getUser', exact: true }).click();
  await page.getByRole('combobox', { name: 'Field', exact: true }).selectOption('.scopes (list)');
  await page.getByRole('button', { name: 'Missing', exact: true }).click();
  const body = page.getByRole('textbox', { name: 'Body' });
  await expect(body).not.toHaveValue(/scopes/);
  await expect(body).toHaveValue(/Uma Olsen/);
  // The press on Reload comes before the mock has the answer.
  const reload = page.getByRole('button', { name: 'Reload page' });
  const order: string[] = [];
  await page.route('**/mock', async (route) => {
    await reload.click();
    await route.continue();
    order.push('chosen');
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) order.push('reloaded');
  });
  await page.getByRole('button', { name: 'Answer with this' }).click();
  await expect(console.getByText('did not come').first()).toBeVisible();
  expect(order).toEqual(['chosen', 'reloaded']);
});
