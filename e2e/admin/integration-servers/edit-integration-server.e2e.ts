import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import {
  findIntegrationServer,
  saveIntegrationServer,
} from '../../support/integration-server-records';
import { freshName } from '../../support/records';

test.use({ account: superUser });

const list = '/admin/integrationserver';
const remoteOrdersOne = '32000000-0000-4000-8000-000000000001';
const batch = '/api/integrationServerInstance/batch';

test('the page shows the record, its hints and the organisations that use it', async ({ page }) => {
  await page.goto(`${list}/edit/${remoteOrdersOne}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit POS Core Instance');
  await expect(page.getByText('Integration Server: Remote Orders One')).toBeVisible();
  await expect(page.getByLabel('Integration Server ID', { exact: true })).toHaveValue(
    remoteOrdersOne,
  );
  await expect(page.getByText('Unique name used for token creation')).toBeVisible();
  await expect(
    page.getByText('Entering a value and saving updates the remote order server secret'),
  ).toBeVisible();
  await expect(page.getByText('For third-party developer testing')).toBeVisible();
  const linked = page.getByRole('tree', { name: 'Linked Organisations' });
  const configure = linked.getByRole('link', { name: /^Configure / }).first();
  await expect(configure).toBeVisible();
  await expectAccessible(page);
  const address = await configure.getAttribute('href');
  expect(address).toMatch(/^\/organisation\/[0-9a-f-]{36}$/);
  await configure.click();
  await expect(page).toHaveURL(address ?? '');
});

test('every field is edited, saved and found again', async ({ page }) => {
  const server = await saveIntegrationServer(page.request, {
    stagingUri: 'https://staging.example',
  });
  const name = freshName('Reports');
  await page.goto(`${list}/edit/${server.integrationServerInstanceID}`);
  await expect(page.getByText('No linked organisations')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('combobox', { name: 'Type' }).click();
  await expect(page.getByRole('option')).toHaveText([
    'Remote Order Service',
    'Data Extraction Service',
    'Partner Services',
    'Reporting Service',
  ]);
  await page.getByRole('option', { name: 'Reporting Service' }).click();
  await page.getByLabel('Uri').fill('https://reports.example/api');
  await page.getByRole('checkbox', { name: 'Test Instance' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(list);
  expect(await findIntegrationServer(page.request, name)).toEqual({
    integrationServerInstanceID: server.integrationServerInstanceID,
    name,
    integrationServerInstanceType: 4,
    uri: 'https://reports.example/api',
    stagingUri: 'https://staging.example',
    testInstance: true,
  });
});

test('key and secret are sent once and never come back', async ({ page }) => {
  const { integrationServerInstanceID: id } = await saveIntegrationServer(page.request);
  await page.goto(`${list}/edit/${id}`);
  await page.getByLabel('JWT Signing Key', { exact: true }).fill('meadow-key-42');
  await page.getByLabel('Secret', { exact: true }).fill('tulip-42-meadow');
  const sent = page.waitForRequest(batch);
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON().changes[0]).toMatchObject({
    jwtSigningKey: 'meadow-key-42',
    secret: 'tulip-42-meadow',
  });
  await expect(page.getByRole('heading', { name: 'Integration Server Instances' })).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.body.innerHTML]),
  );
  expect(stored).not.toMatch(/tulip-42-meadow|meadow-key-42/);
  await page.goto(`${list}/edit/${id}`);
  await expect(page.getByLabel('Secret', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('JWT Signing Key', { exact: true })).toHaveValue('');
});

test('a server is created; a name that is taken is refused, and OK dismisses it', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/400 \(Bad Request\)/);
  const name = freshName('Sandbox');
  await page.goto(`${list}/edit/new`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Create Integration Server Instance',
  );
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('Remote Order Service');
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await page.getByLabel('Name').fill('remote orders one');
  await page.getByLabel('Uri').fill('https://sandbox.example');
  await page.getByRole('button', { name: 'Save' }).click();
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText('There was an error updating the record.');
  await expect(error).toContainText('There is an integration server with the name');
  await expectAccessible(page);
  await error.getByRole('button', { name: 'OK' }).click();
  await expect(error).toBeHidden();
  await expect(page.getByLabel('Uri')).toHaveValue('https://sandbox.example');

  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(list);
  await page.getByRole('textbox', { name: 'Search all columns' }).fill(name);
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
});

test('limits are explained at the field, and nothing is sent or cut', async ({ page }) => {
  const { name, integrationServerInstanceID: id } = await saveIntegrationServer(page.request);
  await page.goto(`${list}/edit/${id}`);
  await page.getByLabel('Secret', { exact: true }).fill('s'.repeat(129));
  await expect(page.getByText('At most 128 characters; this has 129.')).toBeVisible();
  await page.getByLabel('Name').fill('n'.repeat(33));
  await expect(page.getByText('At most 32 characters; this has 33.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('n'.repeat(33));
  expect(await findIntegrationServer(page.request, name)).toBeDefined();
});

test("somebody else's change is not overwritten unasked", async ({ page }) => {
  const server = await saveIntegrationServer(page.request);
  await page.goto(`${list}/edit/${server.integrationServerInstanceID}`);
  await page.getByLabel('Uri').fill('https://mine.example');
  await saveIntegrationServer(page.request, { ...server, uri: 'https://theirs.example' });
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Changed by somebody else' });
  await expect(
    question.getByRole('row', { name: 'Uri https://mine.example https://theirs.example' }),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Load theirs' }).click();
  await expect(page.getByLabel('Uri')).toHaveValue('https://theirs.example');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(list);
});

test('Cancel drops what is entered; leaving otherwise asks', async ({ page }) => {
  const { name, integrationServerInstanceID: id } = await saveIntegrationServer(page.request);
  await page.goto(`${list}/edit/${id}`);
  await page.getByLabel('Name').fill('Dropped');
  await page.getByRole('link', { name: 'Integration Server Instances' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Dropped');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(list);
  expect(await findIntegrationServer(page.request, name)).toBeDefined();
});

test('a server is deleted from its page after the question', async ({ page }) => {
  const { name, integrationServerInstanceID: id } = await saveIntegrationServer(page.request);
  await page.goto(`${list}/edit/${id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete' });
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(list);
  expect(await findIntegrationServer(page.request, name)).toBeUndefined();
});

test('the id of an organisation says so and leads to its lookup', async ({ page, complaints }) => {
  complaints.provoke(/404 \(Not Found\)/);
  const harbourQuay = '20000000-0000-4000-8000-000000000004';
  await page.goto(`${list}/edit/${harbourQuay}`);
  await expect(page.getByText('There is no integration server with this id.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Look up this id' }).click();
  await expect(page).toHaveURL(`/admin/entitylookup?filter=${harbourQuay}`);
  await expect(page.getByRole('link', { name: 'Harbour Quay' })).toBeVisible();
});
