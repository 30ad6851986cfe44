import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';
import { expectFailedSavesToKeepEntries } from '../../support/failed-saves';
import { Grid } from '../../support/grid';
import { holdCalls } from '../../support/provoke';

const list = '/admin/poscoreinstances';
const europe = `${list}/edit/30000000-0000-4000-8000-000000000001`;
const serverText = 'The server could not complete the request.';
const forbidden = 'Your account is not allowed to do this.';
const commitText =
  'There was an error commiting these changes. Please try again later or consider refreshing your browser.';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('listPosCoreInstances:empty shows "No Data"', async ({ page }) => {
  await page.goto(`${list}?mock=listPosCoreInstances:empty`);
  await expect(page.getByText('No Data')).toBeVisible();
});

test('until the answers are there it says "Loading..."', async ({ page }) => {
  const instances = await holdCalls(page, '**/api/POSCoreInstance');
  await page.goto(`${list}?mock=clear`);
  await expect(page.getByText('Loading...').first()).toBeVisible();
  await instances.release();
  await expect(page.getByRole('rowheader', { name: 'POS Core North' })).toBeVisible();

  const linked = await holdCalls(page, '**/linkedorgs');
  await page.goto(europe);
  const section = page.getByRole('region', { name: 'Linked Organisations' });
  await expect(section.getByText('Loading...')).toBeVisible();
  await linked.release();
  await expect(section.getByRole('treeitem').first()).toBeVisible();
});

test('whatever a save answers, it is said and what was entered stays, the key too', async ({
  page,
}) => {
  await expectFailedSavesToKeepEntries(page, {
    address: europe,
    operation: 'commitPosCoreInstances',
    name: 'Europe 2',
    answers: [
      ['400/BadRequest', 'Bad Request.'],
      ['400/InvalidPOSCoreInstance', 'Invalid POS Core Instance specified.'],
      ['403', forbidden],
      ['500', serverText],
      ['network', 'Network error'],
    ],
  });
});

test('a failed commit of the grid has its own words', async ({ page }) => {
  await page.goto(`${list}?mock=commitPosCoreInstances:500`);
  const grid = new Grid(page, 'POS Core Instances');
  await grid.edit(grid.row('POS Core North'), 'Name', 'North 2');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(commitText);
});

test('what cannot be loaded can be tried again: the instance, or its organisations', async ({
  page,
}) => {
  await page.goto(`${europe}?mock=getPosCoreInstance:500`);
  await expect(page.getByText(serverText)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();

  await page.goto(`${europe}?mock=listPosCoreLinkedOrganisations:403`);
  const section = page.getByRole('region', { name: 'Linked Organisations' });
  await expect(section.getByText(forbidden)).toBeVisible();
  await expect(section.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('POS Core Europe');
  await expectAccessible(page);
});

test('listPosCoreLinkedOrganisations:empty says that there are none', async ({ page }) => {
  await page.goto(`${europe}?mock=listPosCoreLinkedOrganisations:empty`);
  await expect(page.getByText('No linked organisations')).toBeVisible();
});
