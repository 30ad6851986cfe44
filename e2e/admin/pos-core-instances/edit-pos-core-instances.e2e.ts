import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/pages/grid';
import { deleteRecord } from '../../support/pages/uses';
import { freshName } from '../../support/records/records';
import { findPosCoreInstance } from '../../support/records/server-records';
import { loseAnswers } from '../../support/servers/provoke';

test.use({ account: superUser });

// The grid calls instances where nothing answers, and one whose address is newer than the page.
test.beforeEach(({ complaints }) => complaints.provoke(/net::ERR_|Content Security Policy/));

test('the grid adds, changes and deletes an instance, and calls a new one after a reload', async ({
  page,
}) => {
  const name = freshName('Core');
  await page.goto('/admin/poscoreinstances');
  const grid = new Grid(page, 'POS Core Instances');
  await expect(grid.row('POS Core Europe')).toBeVisible();
  await page.getByRole('button', { name: 'Add POS Core instance', exact: true }).click();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('http://127.0.0.1:19');
  await page.keyboard.press('Enter');
  await grid.save();
  const cell = await grid.cell(grid.row(name), 'Version');
  await cell
    .getByRole('button', { name: `Reload to ask this instance: Version of ${name}` })
    .click();
  await expect(cell).toContainText('Could not be reached');

  await grid.search(name);
  const link = grid.row(name).getByRole('link', { name: 'http://127.0.0.1:19' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await grid.edit(grid.row(name), 'Uri', 'http://127.0.0.1:19/core');
  await grid.save();
  expect(await findPosCoreInstance(page.request, name)).toMatchObject({
    uri: 'http://127.0.0.1:19/core',
    versionUri: 'http://127.0.0.1:19/core',
  });
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await grid.save();
  await expect(grid.row(name)).toHaveCount(0);
  expect(await findPosCoreInstance(page.request, name)).toBeUndefined();
});

test('an instance page creates, edits, deletes, and never shows the key again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [name, renamed] = [freshName('Core'), freshName('Core')];
  const key = page.getByLabel('JWT Signing Key', { exact: true });
  await page.goto('/admin/poscoreinstances/edit/new');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Uri' }).fill('http://127.0.0.1:9');
  await key.fill('tulip-42-meadow');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/poscoreinstances');
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.body.innerHTML]),
  );
  expect(stored.includes('tulip-42-meadow')).toBe(false);

  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(key).toHaveValue('');
  await expect(page.getByText('No linked organisations')).toBeVisible();
  await page.getByRole('button', { name: 'Copy ID' }).click();
  const id = await page.getByLabel('ID', { exact: true }).inputValue();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(id);
  await page.getByRole('textbox', { name: 'Name' }).fill(renamed);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/poscoreinstances');
  expect(await findPosCoreInstance(page.request, renamed)).toMatchObject({ posCoreInstanceID: id });

  await page.goto(`/admin/poscoreinstances/edit/${id}`);
  await deleteRecord(page, renamed);
  await expect(page).toHaveURL('/admin/poscoreinstances');
  expect(await findPosCoreInstance(page.request, renamed)).toBeUndefined();
});

test('a new instance whose answer was lost is made once, also when it is changed before', async ({
  page,
}) => {
  const [name, changed] = [freshName('Core'), freshName('Core')];
  const uri = 'http://127.0.0.1:9/lost';
  const batch = '**/POSCoreInstance/batch';
  const create = async (value: string) => {
    await page.goto('/admin/poscoreinstances/edit/new');
    await page.getByRole('textbox', { name: 'Name' }).fill(value);
    await page.getByRole('textbox', { name: 'Uri' }).fill(uri);
    await loseAnswers(page, batch);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Network error');
    await page.unroute(batch);
  };
  const notice = page.getByRole('status').filter({ hasText: 'was saved already' });

  await create(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/poscoreinstances');
  await expect(notice).toHaveText(`${name} was saved already.`);
  await expect(page.getByRole('rowheader', { name })).toHaveCount(1);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);

  await create(changed);
  const { posCoreInstanceID } = (await findPosCoreInstance(page.request, changed)) ?? {};
  await page.getByRole('textbox', { name: 'Name' }).fill(`${changed} 2`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/poscoreinstances');
  await expect(page.getByRole('rowheader', { name: changed })).toHaveText(`${changed} 2`);
  expect(await findPosCoreInstance(page.request, `${changed} 2`)).toMatchObject({
    posCoreInstanceID,
  });
});
