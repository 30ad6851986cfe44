import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { Grid } from '../support/pages/grid';
import { deleteRecord } from '../support/pages/uses';
import { findIntegrationServer } from '../support/records/integration-server-records';
import { freshName } from '../support/records/records';

test.use({ account: superUser });

const list = '/admin/integrationserver';

test('the grid adds a server, and deletes it only if it is unused', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/400 \(Bad Request\)/);
  const name = freshName('Partners');
  await page.goto(list);
  const grid = new Grid(page, 'Integration Server Instances');
  await expect(grid.row('Reporting One')).toBeVisible();
  await page.getByRole('button', { name: 'Add integration server', exact: true }).click();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await grid.choose(grid.row(name), 'Type', 'Partner');
  await grid.edit(grid.row(name), 'Uri', 'https://partners.example');
  await grid.save();
  await page.reload();
  await expect(grid.row(name)).toBeVisible();
  expect(await findIntegrationServer(page.request, name)).toMatchObject({
    integrationServerInstanceType: 3,
    uri: 'https://partners.example',
  });

  const question = page.getByRole('dialog', { name: 'Delete Row' });
  const remove = async (which: string) => {
    await page.getByRole('button', { name: `Delete ${which}` }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
  };
  await remove('Reporting One');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText('use Reporting One, so that it cannot be deleted.');
  await error.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await remove(name);
  await grid.save();
  await expect(grid.row(name)).toHaveCount(0);
  await expect(grid.row('Reporting One')).toBeVisible();
  expect(await findIntegrationServer(page.request, name)).toBeUndefined();
});

test('a server page refuses a used name, and never shows key and secret again', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/400 \(Bad Request\)/);
  const name = freshName('Sandbox');
  const secret = page.getByLabel('Secret', { exact: true });
  const key = page.getByLabel('JWT Signing Key', { exact: true });
  await page.goto(`${list}/edit/new`);
  await page.getByLabel('Name').fill('remote orders one');
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Reporting Service' }).click();
  await page.getByLabel('Uri').fill('https://sandbox.example');
  await page.getByRole('checkbox', { name: 'Test Instance' }).check();
  await key.fill('meadow-key-42');
  await secret.fill('tulip-42-meadow');
  await page.getByRole('button', { name: 'Save' }).click();
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText('There is an integration server with the name');
  await error.getByRole('button', { name: 'OK' }).click();
  await expect(error).toBeHidden();
  await expect(secret).toHaveValue('tulip-42-meadow');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('heading', { name: 'Integration Server Instances' })).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.body.innerHTML]),
  );
  expect(stored).not.toMatch(/tulip-42-meadow|meadow-key-42/);
  expect(await findIntegrationServer(page.request, name)).toMatchObject({
    integrationServerInstanceType: 4,
    uri: 'https://sandbox.example',
    testInstance: true,
  });

  await new Grid(page, 'Integration Servers').search(name);
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(page.getByRole('textbox', { name: 'Uri' })).toHaveValue('https://sandbox.example');
  await expect(secret).toHaveValue('');
  await expect(key).toHaveValue('');
  await expect(page.getByText('No linked organisations')).toBeVisible();
  await deleteRecord(page, name);
  await expect(page).toHaveURL(/\/integrationserver\?q=/);
  expect(await findIntegrationServer(page.request, name)).toBeUndefined();
});
