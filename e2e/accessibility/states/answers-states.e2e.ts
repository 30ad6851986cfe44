import { expect, test } from '../../support/console-test';
import { routeCalls } from '../../support/servers/route-calls';
import { expectAccessible } from '../expect-accessible';

// The messages of a page about answers that deviate from the contract, are refused, or do not come.

test('deviations from the contract and a refused answer are accessible', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/does not answer as agreed/);
  await routeCalls(page, '**/api/user', async (route) => {
    const response = await route.fetch();
    const [first, ...others] = await response.json();
    await route.fulfill({ response, json: [{ ...first, email: null }, ...others] });
  });
  await page.goto('/admin/users');
  const badge = page.getByRole('button', { name: 'Contract: 1 deviation' });
  await expect(badge).toBeVisible();
  await expectAccessible(page);
  await badge.click();
  const dialog = page.getByRole('dialog', { name: 'Deviations from the contract' });
  await expect(dialog.getByText('listUsers [].email')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');

  await routeCalls(page, '**/api/client', (route) => route.fulfill({ json: [{ clientID: 5 }] }));
  await page.goto('/admin/clients');
  const refused = page.getByRole('dialog', { name: 'Error' });
  await expect(refused).toContainText('[].clientID is a number instead of text');
  await expectAccessible(page, '[role="dialog"]');
});

test('a call without an answer is accessible', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/client', () => {});
  await page.goto('/admin/clients');
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.clock.fastForward(16_000);
  await expect(page.getByText('The server has not answered for 15 seconds.')).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
});
