import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/grid';
import {
  findIntegrationServer,
  saveIntegrationServer,
} from '../../support/integration-server-records';
import { freshName } from '../../support/records';

test.use({ account: superUser });

const list = '/admin/integrationserver';
const gridName = 'Integration Server Instances';

test('the columns are those of the specification; addresses are links', async ({ page }) => {
  await page.goto(list);
  const grid = new Grid(page, gridName);
  await expect(page).toHaveTitle('Integration Server Instances - Authentication');
  const row = grid.row('Remote Orders One');
  await expect(row).toBeVisible();
  expect((await grid.headers()).slice(0, 4)).toEqual(['Instance Id', 'Name', 'Type', 'Uri']);
  await expect(await grid.cell(row, 'Instance Id')).toHaveText(
    '32000000-0000-4000-8000-000000000001',
  );
  await expect(await grid.cell(row, 'Type')).toHaveText('Remote Order Service');
  const link = row.getByRole('link', { name: 'https://remote-orders.demo.test' });
  await expect(link).toHaveAttribute('href', 'https://remote-orders.demo.test');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible(page);
});

test('a server is added, its type chosen, and found after a reload', async ({ page }) => {
  const name = freshName('Partners');
  await page.goto(list);
  const grid = new Grid(page, gridName);
  await expect(grid.row('Remote Orders One')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  const row = grid.row(name);
  await expect(await grid.cell(row, 'Type')).toHaveText('Remote Order Service');
  await grid.choose(row, 'Type', 'Partner');
  await grid.edit(row, 'Uri', 'https://partners.example');
  await grid.save();

  await page.reload();
  await grid.search(name);
  await expect(grid.row(name)).toBeVisible();
  expect(await findIntegrationServer(page.request, name)).toMatchObject({
    integrationServerInstanceType: 3,
    uri: 'https://partners.example',
    testInstance: false,
    stagingUri: null,
  });
});

test('an address that is none is explained at the cell, and nothing is sent', async ({ page }) => {
  const { name } = await saveIntegrationServer(page.request);
  await page.goto(`${list}?q=${name}`);
  const grid = new Grid(page, gridName);
  await (await grid.cell(grid.row(name), 'Uri')).dblclick();
  await grid.editor('Uri').fill('orders.example');
  await expect(grid.editor('Uri')).toHaveAccessibleDescription(/begin with https:\/\//);
  await grid.editor('Uri').press('Enter');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(grid.row(name).getByText('Unsaved')).toBeVisible();
  expect(await findIntegrationServer(page.request, name)).toMatchObject({
    uri: 'https://orders.example',
  });
});

test('the id is read-only; the pencil leads to the page of the record', async ({ page }) => {
  const server = await saveIntegrationServer(page.request);
  await page.goto(`${list}?q=${server.name}`);
  const grid = new Grid(page, gridName);
  await (await grid.cell(grid.row(server.name), 'Instance Id')).dblclick();
  await expect(grid.editor('Instance Id')).toHaveCount(0);
  await page.getByRole('link', { name: `Edit ${server.name}` }).click();
  await expect(page).toHaveURL(`${list}/edit/${server.integrationServerInstanceID}`);
});

test('a server that organisations use is not deleted, and the reason is told', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/400 \(Bad Request\)/);
  await page.goto(list);
  const grid = new Grid(page, gridName);
  await expect(grid.row('Reporting One')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Reporting One' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Row' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText(
    'There was an error commiting these changes. Please try again later or consider refreshing your browser.',
  );
  await expect(error).toContainText('use Reporting One, so that it cannot be deleted.');
  await expectAccessible(page);
  await error.getByRole('button', { name: 'OK' }).click();
  expect(await findIntegrationServer(page.request, 'Reporting One')).toBeDefined();
});

test('one that nobody uses is deleted after the question', async ({ page }) => {
  const { name } = await saveIntegrationServer(page.request);
  await page.goto(`${list}?q=${name}`);
  const grid = new Grid(page, gridName);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete Row' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await grid.save();
  await expect(grid.row(name)).toHaveCount(0);
  expect(await findIntegrationServer(page.request, name)).toBeUndefined();
});
