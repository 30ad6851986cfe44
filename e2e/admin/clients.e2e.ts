import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { aPng } from '../support/pages/files';
import { Grid } from '../support/pages/grid';
import { deleteRecord } from '../support/pages/uses';
import { findClient, freshClientId } from '../support/records/records';

test.use({ account: superUser });

const widths = { ID: 300, Name: 300, Description: 500, 'Allow Password Grant': 200 };

test('a client is added in the grid, found after a reload, changed and deleted', async ({
  page,
}) => {
  const id = freshClientId();
  await page.goto('/admin/clients');
  const grid = new Grid(page, 'Clients');
  await expect(grid.row('Kiosk')).toBeVisible();
  for (const [name, width] of Object.entries(widths)) {
    await expect.poll(() => grid.widthOf(name), { message: name }).toBe(width);
  }
  await page.getByRole('button', { name: 'Add client', exact: true }).click();
  await page.keyboard.type(id);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`Client ${id}`);
  await page.keyboard.press('Enter');
  await grid.save();

  await page.reload();
  await grid.search(id);
  const cell = await grid.cell(grid.row(`Client ${id}`), 'Allow Password Grant');
  await cell.getByText('No').click();
  await expect(cell).toHaveText('Yes');
  await grid.edit(grid.row(`Client ${id}`), 'Name', `Renamed ${id}`);
  await grid.save();
  const changed = { name: `Renamed ${id}`, allowPasswordGrant: true, redirectUris: [] };
  expect(await findClient(page.request, id)).toMatchObject(changed);

  await page.getByRole('button', { name: `Delete Renamed ${id}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete Row' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await grid.save();
  await expect(grid.row(`Renamed ${id}`)).toHaveCount(0);
  expect(await findClient(page.request, id)).toBeUndefined();
});

test('a client page creates and deletes a client and never shows its secret again', async ({
  page,
}) => {
  const id = freshClientId();
  await page.goto('/admin/clients/edit/new');
  await page.getByLabel('Client ID').fill(id);
  await page.getByLabel('Name').fill(`Till ${id}`);
  await page.getByLabel('Description').fill('Takes payments at the counter.');
  await page.getByLabel('Home Page').fill('https://till.example');
  await page.getByRole('checkbox', { name: 'Allow Handling End User Passwords' }).check();
  await page.getByRole('checkbox', { name: 'Allow Remote Ordering Grants' }).check();
  await page.getByLabel('Redirect URIs').fill('https://a.example/  https://b.example/');
  await page.getByLabel('Enter New Secret', { exact: true }).fill('tulip-42-meadow');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose image' }).click();
  await (await choosing).setFiles(aPng);
  await expect(page.getByRole('img', { name: 'Image' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/clients');
  await expect(page.getByRole('heading', { name: 'Clients', exact: true })).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.body.innerHTML]),
  );
  expect(stored.includes('tulip-42-meadow')).toBe(false);
  expect(await findClient(page.request, id)).toMatchObject({
    name: `Till ${id}`,
    description: 'Takes payments at the counter.',
    homepage: 'https://till.example',
    allowPasswordGrant: true,
    allowRemoteOrderingGrant: true,
    redirectUris: ['https://a.example/', 'https://b.example/'],
    imageBase64: aPng.buffer.toString('base64'),
  });

  await page.goto(`/admin/clients/edit/${id}`);
  await expect(page.getByLabel('Redirect URIs')).toHaveValue(
    'https://a.example/ https://b.example/',
  );
  await expect(page.getByLabel('Enter New Secret', { exact: true })).toHaveValue('');
  await deleteRecord(page, `Till ${id}`);
  await expect(page).toHaveURL('/admin/clients');
  expect(await findClient(page.request, id)).toBeUndefined();
});
