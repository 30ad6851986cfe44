import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/grid';

const list = '/admin/poscoreinstances';
const europe = `${list}/edit/30000000-0000-4000-8000-000000000001`;
const serverText = 'The server could not complete the request.';
const forbidden = 'Your account is not allowed to do this.';
const updateText = 'There was an error updating the record.';
const commitText =
  'There was an error commiting these changes. Please try again later or consider refreshing your browser.';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

for (const [scenario, text] of [
  ['listPosCoreInstances:400', 'Bad Request.'],
  ['listPosCoreInstances:403', forbidden],
  ['listPosCoreInstances:500', serverText],
  ['listPosCoreInstances:network', 'Network error'],
] as const) {
  test(`${scenario}: the list says "${text}"`, async ({ page }) => {
    await page.goto(`${list}?mock=${scenario}`);
    await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(text);
  });
}

test('listPosCoreInstances:empty shows "No Data"', async ({ page }) => {
  await page.goto(`${list}?mock=listPosCoreInstances:empty`);
  await expect(page.getByText('No Data')).toBeVisible();
});

test('slow answers show "Loading..." first', async ({ page }) => {
  await page.goto(`${list}?mock=listPosCoreInstances:slow`, { waitUntil: 'commit' });
  await expect(page.getByText('Loading...').first()).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'POS Core North' })).toBeVisible();

  const scenario = 'listPosCoreLinkedOrganisations:slow';
  await page.goto(`${europe}?mock=${scenario}`, { waitUntil: 'commit' });
  const section = page.getByRole('region', { name: 'Linked Organisations' });
  await expect(section.getByText('Loading...')).toBeVisible();
  await expect(section.getByRole('treeitem').first()).toBeVisible();
});

for (const [scenario, text] of [
  ['commitPosCoreInstances:400/BadRequest', 'Bad Request.'],
  ['commitPosCoreInstances:400/InvalidPOSCoreInstance', 'Invalid POS Core Instance specified.'],
  ['commitPosCoreInstances:403', forbidden],
  ['commitPosCoreInstances:500', serverText],
  ['commitPosCoreInstances:network', 'Network error'],
] as const) {
  test(`${scenario}: a failed save keeps what was entered, the key too`, async ({ page }) => {
    await page.goto(`${europe}?mock=${scenario}`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Europe 2');
    await page.getByLabel('JWT Signing Key', { exact: true }).fill('tulip-42');
    await page.getByRole('button', { name: 'Save' }).click();
    const alert = page.getByRole('alert').filter({ hasText: updateText });
    await expect(alert).toContainText(text);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Europe 2');
    await expect(page.getByLabel('JWT Signing Key', { exact: true })).toHaveValue('tulip-42');
    // It looks alike for each of them.
    if (scenario === 'commitPosCoreInstances:403') await expectAccessible(page);
  });
}

test('a failed commit of the grid has its own words', async ({ page }) => {
  await page.goto(`${list}?mock=commitPosCoreInstances:500`);
  const grid = new Grid(page, 'POS Core Instances');
  await grid.edit(grid.row('POS Core North'), 'Name', 'North 2');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(commitText);
});

for (const [scenario, text] of [
  ['getPosCoreInstance:400', 'Bad Request.'],
  ['getPosCoreInstance:403', forbidden],
  ['getPosCoreInstance:404', 'The record does not exist.'],
  ['getPosCoreInstance:500', serverText],
  ['getPosCoreInstance:network', 'Network error'],
] as const) {
  test(`${scenario}: Edit POS Core Instance says "${text}"`, async ({ page }) => {
    await page.goto(`${europe}?mock=${scenario}`);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
}

for (const [scenario, text] of [
  ['listPosCoreLinkedOrganisations:400', 'Bad Request.'],
  ['listPosCoreLinkedOrganisations:403', forbidden],
  ['listPosCoreLinkedOrganisations:404', 'The record does not exist.'],
  ['listPosCoreLinkedOrganisations:500', serverText],
  ['listPosCoreLinkedOrganisations:network', 'Network error'],
] as const) {
  test(`${scenario}: only the linked organisations fail`, async ({ page }) => {
    await page.goto(`${europe}?mock=${scenario}`);
    const section = page.getByRole('region', { name: 'Linked Organisations' });
    await expect(section.getByText(text)).toBeVisible();
    await expect(section.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('POS Core Europe');
    if (scenario === 'listPosCoreLinkedOrganisations:403') await expectAccessible(page);
  });
}

test('listPosCoreLinkedOrganisations:empty says that there are none', async ({ page }) => {
  await page.goto(`${europe}?mock=listPosCoreLinkedOrganisations:empty`);
  await expect(page.getByText('No linked organisations')).toBeVisible();
});
