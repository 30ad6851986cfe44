import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/grid';
import { findClient, freshClientId, saveClient } from '../../support/records';
import { routeCalls } from '../../support/route-calls';

test.use({ account: superUser });

const columns = { ID: 300, Name: 300, Description: 500, 'Allow Password Grant': 200 };

test('the columns are those of the specification, in their widths', async ({ page }) => {
  await page.goto('/admin/clients');
  const grid = new Grid(page, 'Clients');
  await expect(page).toHaveTitle('Clients - Authentication');
  await expect(grid.row('Kiosk')).toBeVisible();
  expect((await grid.headers()).slice(0, 4)).toEqual(Object.keys(columns));
  for (const [name, width] of Object.entries(columns)) {
    await expect.poll(() => grid.widthOf(name), { message: name }).toBe(width);
  }
  await expectAccessible(page);
});

test('a client is added under its ID and found after a reload', async ({ page }) => {
  const id = freshClientId();
  await page.goto('/admin/clients');
  const grid = new Grid(page, 'Clients');
  await expect(grid.row('Kiosk')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.keyboard.type(id);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`Client ${id}`);
  await page.keyboard.press('Enter');
  await grid.save();

  await page.reload();
  await grid.search(id);
  await expect(grid.row(`Client ${id}`)).toBeVisible();
  expect(await findClient(page.request, id)).toMatchObject({
    name: `Client ${id}`,
    allowPasswordGrant: false,
    redirectUris: [],
  });
});

test('an ID that is taken is refused before anything is sent', async ({ page }) => {
  let batches = 0;
  await routeCalls(page, '/api/client/batch', (route) => {
    batches += 1;
    return route.continue();
  });
  await page.goto('/admin/clients');
  const grid = new Grid(page, 'Clients');
  await expect(grid.row('Kiosk')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.keyboard.type('KIOSK');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Another kiosk');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page.getByText(/There is a client with the ID KIOSK already\./).first(),
  ).toBeVisible();
  expect(batches).toBe(0);
  expect(await findClient(page.request, 'kiosk')).toMatchObject({ name: 'Kiosk' });
});

test('Allow Password Grant is changed in place, with the mouse and with the keyboard', async ({
  page,
}) => {
  const { clientID, name } = await saveClient(page.request);
  await page.goto(`/admin/clients?q=${clientID}`);
  const grid = new Grid(page, 'Clients');
  const cell = await grid.cell(grid.row(name), 'Allow Password Grant');
  await cell.focus();
  await page.keyboard.press('Space');
  await expect(grid.row(name).getByText('Unsaved')).toBeVisible();
  await expect.poll(() => grid.widthOf('Status')).toBe(140);
  await grid.save();
  expect(await findClient(page.request, clientID)).toMatchObject({ allowPasswordGrant: true });

  await cell.getByText('Yes').click();
  await expect(cell).toHaveText('No');
  await grid.save();
  expect(await findClient(page.request, clientID)).toMatchObject({ allowPasswordGrant: false });
});

test('the ID of a stored client cannot be changed, its name can', async ({ page }) => {
  const { clientID, name } = await saveClient(page.request);
  await page.goto(`/admin/clients?q=${clientID}`);
  const grid = new Grid(page, 'Clients');
  await (await grid.cell(grid.row(name), 'ID')).dblclick();
  await expect(grid.editor('ID')).toHaveCount(0);
  await grid.edit(grid.row(name), 'Name', `Renamed ${clientID}`);
  await grid.save();
  expect(await findClient(page.request, clientID)).toMatchObject({ name: `Renamed ${clientID}` });
});

test('a client is deleted after the question', async ({ page }) => {
  const { clientID, name } = await saveClient(page.request);
  await page.goto(`/admin/clients?q=${clientID}`);
  const grid = new Grid(page, 'Clients');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete Row' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await grid.save();
  await expect(grid.row(name)).toHaveCount(0);
  expect(await findClient(page.request, clientID)).toBeUndefined();
});
