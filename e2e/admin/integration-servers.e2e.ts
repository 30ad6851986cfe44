import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { Grid } from '../support/pages/grid';
import { deleteRecord } from '../support/pages/uses';
import { findIntegrationServer } from '../support/records/integration-server-records';
import { freshName } from '../support/records/records';

test.use({ account: superUser });

const list = '/admin/integrationserver';

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
