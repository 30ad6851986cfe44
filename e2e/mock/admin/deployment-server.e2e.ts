import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';

const main = '/admin/deploymentserver/edit/31000000-0000-4000-8000-000000000001';
const serverText = 'The server could not complete the request.';
const forbidden = 'Your account is not allowed to do this.';
const updateText = 'There was an error updating the record.';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

for (const [scenario, text] of [
  ['listDeploymentServers:400', 'Bad Request.'],
  ['listDeploymentServers:403', forbidden],
  ['listDeploymentServers:500', serverText],
  ['listDeploymentServers:network', 'Network error'],
  [
    'listDeploymentServers:empty',
    'There is no deployment server with this id. It may have been deleted.',
  ],
] as const) {
  test(`${scenario}: the page says "${text}"`, async ({ page }) => {
    await page.goto(`${main}?mock=${scenario}`);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
}

test('a slow list shows "Loading..." first', async ({ page }) => {
  await page.goto(`${main}?mock=listDeploymentServers:slow`, { waitUntil: 'commit' });
  await expect(page.getByText('Loading...').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Deployment Main');
});

for (const [scenario, text] of [
  ['commitDeploymentServers:400', 'Bad Request.'],
  ['commitDeploymentServers:403', forbidden],
  ['commitDeploymentServers:500', serverText],
  ['commitDeploymentServers:network', 'Network error'],
] as const) {
  test(`${scenario}: a failed save keeps what was entered, the key too`, async ({ page }) => {
    await page.goto(`${main}?mock=${scenario}`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Deployment 2');
    await page.getByLabel('JWT Signing Key', { exact: true }).fill('tulip-42');
    await page.getByRole('button', { name: 'Save' }).click();
    const alert = page.getByRole('alert').filter({ hasText: updateText });
    await expect(alert).toContainText(text);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Deployment 2');
    await expect(page.getByLabel('JWT Signing Key', { exact: true })).toHaveValue('tulip-42');
    if (scenario === 'commitDeploymentServers:403') await expectAccessible(page);
  });
}

test('a saved change and a new server return to the summary', async ({ page }) => {
  await page.goto(`${main}?mock=commitDeploymentServers:200/saved`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Deployment 2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Administration summary' })).toBeVisible();

  await page.goto('/admin/deploymentserver/create?mock=commitDeploymentServers:200/added');
  await page.getByRole('textbox', { name: 'Name' }).fill('Deployment Spare');
  await page.getByRole('textbox', { name: 'Uri' }).fill('https://deploy-spare.demo.test');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Administration summary' })).toBeVisible();
});
