import { expect, test } from '../../support/console-test';
import { expectFailedSavesToKeepEntries } from '../../support/failed-saves';
import { holdCalls } from '../../support/provoke';

const main = '/admin/deploymentserver/edit/31000000-0000-4000-8000-000000000001';
const serverText = 'The server could not complete the request.';
const forbidden = 'Your account is not allowed to do this.';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('a server that cannot be loaded, or is not there, can be tried again', async ({ page }) => {
  for (const [answer, text] of [
    ['500', serverText],
    ['empty', 'There is no deployment server with this id. It may have been deleted.'],
  ] as const) {
    await page.goto(`${main}?mock=listDeploymentServers:${answer}`);
    await expect.soft(page.getByText(text), answer).toBeVisible();
    await expect.soft(page.getByRole('button', { name: 'Retry' }), answer).toBeVisible();
  }
});

test('until the list is there it says "Loading..."', async ({ page }) => {
  const held = await holdCalls(page, '**/api/deploymentServerInstance');
  await page.goto(`${main}?mock=clear`);
  await expect(page.getByText('Loading...').first()).toBeVisible();
  await held.release();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Deployment Main');
});

test('whatever a save answers, it is said and what was entered stays, the key too', async ({
  page,
}) => {
  await expectFailedSavesToKeepEntries(page, {
    address: main,
    operation: 'commitDeploymentServers',
    name: 'Deployment 2',
    answers: [
      ['400', 'Bad Request.'],
      ['403', forbidden],
      ['500', serverText],
      ['network', 'Network error'],
    ],
  });
});

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
