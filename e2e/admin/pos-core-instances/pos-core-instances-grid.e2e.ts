import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/grid';
import { freshName } from '../../support/records';
import { routeCalls } from '../../support/route-calls';
import {
  deletePosCoreInstances,
  findPosCoreInstance,
  savePosCoreInstance,
} from '../../support/server-records';

test.use({ account: superUser });

// One instance of the demonstration data is at a place where nobody answers.
test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource: net::ERR_/));

const columns = { ID: 350, Name: 300, Version: 275, Staging: 275, Errors: 275, Uri: 500 };

test('the columns are those of the specification, in their widths', async ({ page }) => {
  await page.setViewportSize({ width: 2300, height: 800 });
  await page.goto('/admin/poscoreinstances');
  const grid = new Grid(page, 'POS Core Instances');
  await expect(page).toHaveTitle('POS Core Instances - Authentication');
  await expect(grid.row('POS Core Europe')).toBeVisible();
  expect((await grid.headers()).slice(0, 6)).toEqual(Object.keys(columns));
  for (const [name, width] of Object.entries(columns)) {
    await expect.poll(() => grid.widthOf(name), { message: name }).toBe(width);
  }
});

test('versions, staging and errors come live; a dead instance says so and can be asked again', async ({
  page,
}) => {
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
  await expect(await grid.cell(dead, 'Version')).toContainText('Could not be reached');
  await expect(await grid.cell(dead, 'Staging')).toHaveText('N/A');
  await expect(await grid.cell(dead, 'Errors')).toContainText('Could not be reached');
  await expectAccessible(page);

  await (await grid.cell(europe, 'Errors')).getByText('3 errors').hover();
  await expect(page.getByText(/^3 errors, last .* (GMT|BST|GMT\+1)$/).last()).toBeVisible();

  const uri = await (await grid.cell(dead, 'Uri')).innerText();
  await routeCalls(page, `${uri}/api/v1/version/info`, (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { success: true, data: [{ Name: 'POSCore', Version: '6.9.1.12', GitHash: 'f00' }] },
    }),
  );
  await dead.getByRole('button', { name: 'Retry: Version of POS Core Unreachable' }).click();
  await expect(await grid.cell(dead, 'Version')).toHaveText('6.9.1.12f00');
  await expect(await grid.cell(dead, 'Version')).toBeFocused();
  await expect(await grid.cell(dead, 'Errors')).toContainText('Could not be reached');
});

test('the keyboard reaches the Retry of a cell', async ({ page }) => {
  await page.goto('/admin/poscoreinstances');
  const grid = new Grid(page, 'POS Core Instances');
  const cell = await grid.cell(grid.row('POS Core Unreachable'), 'Version');
  await expect(cell).toContainText('Could not be reached');
  const asked = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/v1/version/info'),
  );
  await cell.focus();
  await page.keyboard.press('Enter');
  await asked;
  await expect(cell).toContainText('Could not be reached');
  await expect(cell).toBeFocused();
});

test('instances are asked without credentials, with the headers of all requests', async ({
  page,
}) => {
  const asked = page.waitForRequest(/\/api\/v1\/version\/info$/);
  await page.goto('/admin/poscoreinstances');
  const headers = await (await asked).allHeaders();
  expect(headers['x-requested-with']).toBe('XMLHttpRequest');
  expect(headers['content-type']).toBe('application/json');
  expect(headers.cookie).toBeUndefined();
  expect(headers.referer).toBeUndefined();
});

test('a slow instance delays nothing else, and is given up after five seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/admin/poscoreinstances');
  const grid = new Grid(page, 'POS Core Instances');
  const slow = await (await grid.cell(grid.row('POS Core North'), 'Uri')).innerText();
  await routeCalls(page, `${slow}/**`, () => {});
  await page.clock.runFor(1_000);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.clock.runFor(1_000);
  const europe = await grid.cell(grid.row('POS Core Europe'), 'Version');
  const north = await grid.cell(grid.row('POS Core North'), 'Version');
  // First what ends by itself after five seconds, also of the machine's own time.
  await expect(north).toHaveText('Loading...');
  await expect(europe).toContainText('7.4.2.118');
  await expectAccessible(page);
  await page.clock.runFor(5_000);
  await expect(north).toContainText('No answer within 5 seconds');
});

test('an instance is added in the grid; its address is newer than the page, which says so', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/Content Security Policy/);
  const name = freshName('Core');
  await page.goto('/admin/poscoreinstances');
  const grid = new Grid(page, 'POS Core Instances');
  await expect(grid.row('POS Core Europe')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('http://127.0.0.1:19');
  await page.keyboard.press('Enter');
  await grid.save();
  const stored = await findPosCoreInstance(page.request, name);
  expect(stored).toMatchObject({ uri: 'http://127.0.0.1:19', versionUri: 'http://127.0.0.1:19' });

  const cell = await grid.cell(grid.row(name), 'Version');
  await expect(cell).toContainText('Not asked yet');
  await expectAccessible(page);
  await cell.getByRole('button', { name: `Reload: Version of ${name}` }).click();
  await expect(cell).toContainText('Could not be reached');
  await deletePosCoreInstances(page.request, [stored?.posCoreInstanceID ?? '']);
});

test('the address is a link and is edited in place; a wrong one is refused at its cell', async ({
  page,
}) => {
  const { posCoreInstanceID, name } = await savePosCoreInstance(page.request);
  await page.goto(`/admin/poscoreinstances?q=${encodeURIComponent(name)}&hide=stagingUri`);
  const grid = new Grid(page, 'POS Core Instances');
  const link = grid.row(name).getByRole('link', { name: 'http://127.0.0.1:9' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');

  await grid.edit(grid.row(name), 'Uri', 'javascript:alert(1)');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/has to begin with https:\/\/ or http:\/\//).first()).toBeVisible();
  await expectAccessible(page);
  await grid.edit(grid.row(name), 'Uri', 'http://127.0.0.1:9/core');
  await grid.save();
  expect(await findPosCoreInstance(page.request, name)).toMatchObject({
    uri: 'http://127.0.0.1:9/core',
    versionUri: 'http://127.0.0.1:9/core',
  });
  await deletePosCoreInstances(page.request, [posCoreInstanceID]);
});

test('an instance that serves organisations is not deleted, and the message names them', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/400 \(Bad Request\)/);
  await page.goto('/admin/poscoreinstances');
  const grid = new Grid(page, 'POS Core Instances');
  await page.getByRole('button', { name: 'Delete POS Core North' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Row' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText(
    /There was an error commiting these changes\. Please try again later or consider refreshing your browser\. POS Core North still serves \d+ organisations: /,
  );
  await expectAccessible(page);
  await error.getByRole('button', { name: 'OK' }).click();
  expect(await findPosCoreInstance(page.request, 'POS Core North')).toBeDefined();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(grid.row('POS Core North')).toBeVisible();
});
