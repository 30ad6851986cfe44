import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';

const kiosk = '/admin/clients/edit/kiosk';
const serverText = 'The server could not complete the request.';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

for (const [scenario, text] of [
  ['listClients:400', 'Bad Request.'],
  ['listClients:403', 'Your account is not allowed to do this.'],
  ['listClients:500', serverText],
  ['listClients:network', 'Network error'],
] as const) {
  test(`${scenario}: the list says "${text}"`, async ({ page }) => {
    await page.goto(`/admin/clients?mock=${scenario}`);
    await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(text);
  });
}

test('listClients:empty shows "No Data"', async ({ page }) => {
  await page.goto('/admin/clients?mock=listClients:empty');
  await expect(page.getByText('No Data')).toBeVisible();
});

for (const [scenario, text] of [
  ['getClient:400', 'Bad Request.'],
  ['getClient:403', 'Your account is not allowed to do this.'],
  ['getClient:404', 'The record does not exist.'],
  ['getClient:500', serverText],
  ['getClient:network', 'Network error'],
] as const) {
  test(`${scenario}: Edit Client says "${text}"`, async ({ page }) => {
    await page.goto(`${kiosk}?mock=${scenario}`);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
}

for (const [scenario, text] of [
  ['commitClients:400', 'Bad Request.'],
  ['commitClients:403', 'Your account is not allowed to do this.'],
  ['commitClients:500', serverText],
  ['commitClients:network', 'Network error'],
] as const) {
  test(`${scenario}: a failed save keeps what was entered, the secret too`, async ({ page }) => {
    await page.goto(`${kiosk}?mock=${scenario}`);
    await page.getByLabel('Name', { exact: false }).first().fill('Kiosk 2');
    await page.getByLabel('Enter New Secret', { exact: true }).fill('tulip-42');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(page.getByLabel('Enter New Secret', { exact: true })).toHaveValue('tulip-42');
    // It looks alike for each of them.
    if (scenario === 'commitClients:400') await expectAccessible(page);
  });
}
