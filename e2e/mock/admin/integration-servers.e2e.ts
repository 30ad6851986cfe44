import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';

const list = '/admin/integrationserver';
const orders = `${list}/edit/32000000-0000-4000-8000-000000000001`;
const serverText = 'The server could not complete the request.';
const forbidden = 'Your account is not allowed to do this.';
const updateText = 'There was an error updating the record.';
const commitText =
  'There was an error commiting these changes. Please try again later or consider refreshing your browser.';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('listIntegrationServers:empty shows "No Data"', async ({ page }) => {
  await page.goto(`${list}?mock=listIntegrationServers:empty`);
  await expect(page.getByText('No Data')).toBeVisible();
});

test('listIntegrationServers:200/odd shows unknown types and addresses that are no links', async ({
  page,
}) => {
  await page.goto(`${list}?mock=listIntegrationServers:200/odd`);
  await expect(page.getByText('<b>Bold</b>')).toBeVisible();
  await expect(page.getByText('Unknown')).toHaveCount(2);
  await expect(page.getByRole('grid').getByRole('link', { name: /javascript/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('a server that cannot be loaded: OK dismisses the message, and Retry is offered', async ({
  page,
}) => {
  await page.goto(`${orders}?mock=getIntegrationServer:500`);
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText(updateText);
  await expect(error).toContainText(serverText);
  await error.getByRole('button', { name: 'OK' }).click();
  await expect(error).toBeHidden();
  await expect(page.getByText(serverText)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page);
});

test('getIntegrationServer:404 offers the lookup of the id', async ({ page }) => {
  await page.goto(`${orders}?mock=getIntegrationServer:404`);
  await expect(page.getByText('There is no integration server with this id.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Look up this id' })).toBeVisible();
});

test('whatever a save answers, it is said and what was entered stays, the secret too', async ({
  page,
}) => {
  for (const [answer, text] of [
    ['400', 'Bad Request.'],
    ['403', forbidden],
    ['500', serverText],
    ['network', 'Network error'],
  ] as const) {
    await page.goto(`${orders}?mock=commitIntegrationServers:${answer}`);
    const secret = page.getByLabel('Secret', { exact: true });
    await page.getByLabel('Name').fill('Remote Orders Two');
    await secret.fill('tulip-42');
    await page.getByRole('button', { name: 'Save' }).click();
    const error = page.getByRole('dialog', { name: 'Error' });
    await expect.soft(error, answer).toContainText(updateText);
    await expect.soft(error, answer).toContainText(text);
    await error.getByRole('button', { name: 'OK' }).click();
    await expect(error).toBeHidden();
    await expect.soft(secret, answer).toHaveValue('tulip-42');
    await expect.soft(page.getByLabel('Name'), answer).toHaveValue('Remote Orders Two');
  }
});

test('commitIntegrationServers:400: a failed deletion says so', async ({ page }) => {
  await page.goto(`${orders}?mock=commitIntegrationServers:400`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(commitText);
});

test('linked organisations that cannot be read count as none', async ({ page }) => {
  for (const answer of ['empty', '400', '403', '404', '500', 'network']) {
    await page.goto(`${orders}?mock=listIntegrationServerLinkedOrganisations:${answer}`);
    await expect.soft(page.getByText('No linked organisations'), answer).toBeVisible();
    await expect.soft(page.getByLabel('Name'), answer).toHaveValue('Remote Orders One');
  }
});

test('linked organisations are a tree, each with the way to it', async ({ page }) => {
  await page.goto(orders);
  const tree = page.getByRole('tree', { name: 'Linked Organisations' });
  await expect(tree.getByRole('link', { name: 'Configure Harbour Quay' })).toBeVisible();
  await expectAccessible(page);
});
