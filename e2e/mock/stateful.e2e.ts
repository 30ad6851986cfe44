import { ordinaryUser } from '../../service/database/seed/demo-accounts';
import { mailedResets } from '../password-reset/mailed-reset';
import { expect, test } from '../support/console-test';
import { Grid } from '../support/pages/grid';
import { uma } from '../support/records/demo-records';

test.use({ backend: 'stateful' });

test('a saved name stays, beside a chosen failure and for another persona', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/Failed to load resource/);
  await page.goto(`/admin/users/edit/${uma}?mock=commitUsers:500>usual`);
  const name = page.getByRole('textbox', { name: 'Full Name' });
  const save = page.getByRole('button', { name: 'Save' });
  await name.fill('Uma Holm');
  await save.click();
  await expect(page.getByText('The server could not complete the request.')).toBeVisible();
  await save.click();
  await expect(page).toHaveURL('/admin/users');

  await page.reload();
  const users = new Grid(page, 'Users');
  await users.search('Uma Holm');
  await expect(users.row('Uma Holm')).toBeVisible();

  await page.goto('/admin/users?mock=listUsers:500');
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(
    'The server could not complete the request.',
  );

  await page.goto(`/user/${uma}?mock=clear&persona=ordinaryUser`);
  await expect(page.getByText('Uma Holm').first()).toBeVisible();
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
});

test('the page calls the instances at their own addresses', async ({ page, complaints }) => {
  // One instance of the demo data has an address where nothing answers.
  complaints.provoke(/Failed to load resource: net::ERR_/);
  await page.goto('/admin/poscoreinstances');
  const grid = new Grid(page, 'POS Core Instances');
  const versionOf = (name: string) => grid.cell(grid.row(name), 'Version');
  await expect(await versionOf('POS Core Europe')).toContainText('7.4.2.118');
  await expect(await versionOf('POS Core North')).toContainText('7.2.0.64');

  await page.goto('/admin/poscoreinstances?mock=getRemoteVersionInfo:200/withoutPosCore');
  await expect(await versionOf('POS Core Europe')).toHaveText('N/A');
  await page.goto('/?mock=clear');
});

test('a sign-out leads to the personas, and a mail ends in the outbox', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/status of 401/);
  await page.goto('/authentication/logout');
  await page.getByRole('button', { name: /^Ordinary user/ }).click();
  await expect(page.getByRole('button', { name: /Uma/ }).first()).toBeVisible();

  await page.goto('/resetpassword?persona=none');
  await page.getByLabel('Email').fill(ordinaryUser);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset sent' })).toBeVisible();
  const [path = ''] = await mailedResets(page.request, ordinaryUser);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm Reset' })).toBeVisible();
});
