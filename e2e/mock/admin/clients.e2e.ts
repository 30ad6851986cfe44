import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';

const kiosk = '/admin/clients/edit/kiosk';
const serverText = 'The server could not complete the request.';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('listClients:empty shows "No Data"', async ({ page }) => {
  await page.goto('/admin/clients?mock=listClients:empty');
  await expect(page.getByText('No Data')).toBeVisible();
});

test('a client that cannot be loaded can be tried again', async ({ page }) => {
  await page.goto(`${kiosk}?mock=getClient:500`);
  await expect(page.getByText(serverText)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('whatever a save answers, it is said and what was entered stays, the secret too', async ({
  page,
}) => {
  const secret = page.getByLabel('Enter New Secret', { exact: true });
  for (const [answer, text] of [
    ['400', 'Bad Request.'],
    ['403', 'Your account is not allowed to do this.'],
    ['500', serverText],
    ['network', 'Network error'],
  ] as const) {
    await page.goto(`${kiosk}?mock=commitClients:${answer}`);
    await page.getByLabel('Name', { exact: false }).first().fill('Kiosk 2');
    await secret.fill('tulip-42');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.soft(page.getByRole('alert').filter({ hasText: text }), answer).toBeVisible();
    await expect.soft(secret, answer).toHaveValue('tulip-42');
    // It looks alike for each of them.
    if (answer === '400') await expectAccessible(page);
  }
});
