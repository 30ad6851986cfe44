import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/pages/grid';
import { routeCalls } from '../../support/servers/route-calls';

test.use({ account: superUser });

const widths = { ID: 350, Name: 300, Version: 275, Staging: 275, Errors: 275, Uri: 500 };

test('versions and errors load without credentials, and an unreachable one can retry', async ({
  page,
  complaints,
}) => {
  // One instance of the demo data has an address where nothing answers.
  complaints.provoke(/Failed to load resource: net::ERR_/);
  const asked = page.waitForRequest(/\/api\/v1\/version\/info$/);
  await page.setViewportSize({ width: 2300, height: 800 });
  await page.goto('/admin/poscoreinstances');
  const grid = new Grid(page, 'POS Core Instances');
  const europe = grid.row('POS Core Europe');
  const north = grid.row('POS Core North');
  const dead = grid.row('POS Core Unreachable');
  await expect(await grid.cell(europe, 'Version')).toHaveText('7.4.2.1185b2e9f1');
  await expect(await grid.cell(europe, 'Staging')).toHaveText('7.4.2.1185b2e9f1');
  await expect(await grid.cell(europe, 'Errors')).toContainText(/^3 errors, last \d\d \w+ 20\d\d/);
  await expect(await grid.cell(north, 'Version')).toHaveText('7.2.0.649d41c07');
  await expect(await grid.cell(north, 'Staging')).toHaveText('N/A');
  await expect(await grid.cell(north, 'Errors')).toHaveText('0 errors');
  const deadVersion = await grid.cell(dead, 'Version');
  const deadErrors = await grid.cell(dead, 'Errors');
  await expect(deadVersion).toContainText('Could not be reached');
  await expect(deadErrors).toContainText('Could not be reached');
  const headers = await (await asked).allHeaders();
  expect(headers['x-requested-with']).toBe('XMLHttpRequest');
  expect(headers['content-type']).toBe('application/json');
  expect(headers.cookie).toBeUndefined();
  expect(headers.referer).toBeUndefined();
  for (const [name, width] of Object.entries(widths)) {
    await expect.poll(() => grid.widthOf(name), { message: name }).toBe(width);
  }

  await (await grid.cell(europe, 'Errors')).getByText('3 errors').hover();
  await expect(page.getByText(/^3 errors, last .* (GMT|BST|GMT\+1)$/).last()).toBeVisible();
  const askedAgain = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/v1/exceptions/info'),
  );
  await deadErrors.focus();
  await page.keyboard.press('Enter');
  await askedAgain;
  await expect(deadErrors).toBeFocused();
  const uri = await (await grid.cell(dead, 'Uri')).innerText();
  await routeCalls(page, `${uri}/api/v1/version/info`, (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { success: true, data: [{ Name: 'POSCore', Version: '6.9.1.12', GitHash: 'f00' }] },
    }),
  );
  await dead.getByRole('button', { name: 'Retry: Version of POS Core Unreachable' }).click();
  await expect(deadVersion).toHaveText('6.9.1.12f00');
  await expect(deadVersion).toBeFocused();
  await expect(deadErrors).toContainText('Could not be reached');
});
