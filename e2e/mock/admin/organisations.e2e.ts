import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';
import { OrganisationsPage } from '../../support/organisations';

const list = '/admin/organisations';
const alpineDealer = '20000000-0000-4000-8000-000000000002';
const market = '20000000-0000-4000-8000-000000000005';
const selected = `${list}?selected=${market}`;
const failures = [
  ['400', 'Bad Request.'],
  ['403', 'Your account is not allowed to do this.'],
  ['500', 'The server could not complete the request.'],
  ['network', 'Network error'],
] as const;

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

for (const [status, text] of failures) {
  test(`${status} of the tree: the error state says "${text}"`, async ({ page }) => {
    await page.goto(`${list}?mock=listRootOrganisationNodes:${status}`);
    const alert = page.getByRole('alert').filter({ hasText: text });
    await expect(alert).toContainText('Error...');
    await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
    if (status === '400') await expectAccessible(page);
  });

  test(`${status} of the filter: the error state says "${text}"`, async ({ page }) => {
    const screen = new OrganisationsPage(page);
    await page.goto(`${list}?filter=quay&mock=filterOrganisationTree:${status}`);
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(screen.button('Retry')).toBeVisible();
    // The box stays, so that another filter can be tried.
    await expect(screen.filterBox()).toHaveValue('quay');
  });

  for (const operation of [
    'listPosCoreInstanceValues',
    'getIntegrationServerValues',
    'listParentOrganisationValues',
  ]) {
    test(`${status} of ${operation}: the form's error state says "${text}"`, async ({ page }) => {
      await page.goto(`${selected}&mock=${operation}:${status}`);
      const alert = page.getByRole('alert').filter({ hasText: text });
      await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(page.getByRole('treeitem', { name: /^Northwind POS/ })).toBeVisible();
    });
  }

  test(`${status} of a save: the edits stay below "${text}"`, async ({ page }) => {
    const screen = new OrganisationsPage(page);
    await page.goto(`${selected}&mock=commitOrganisations:${status}`);
    await screen.field('Name').fill('Kept');
    await screen.button('Save').click();
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(screen.field('Name')).toHaveValue('Kept');
  });
}

for (const [status, text] of [...failures, ['404', 'The record does not exist.']] as const) {
  test(`${status} of children: the row says so, and why`, async ({ page }) => {
    const screen = new OrganisationsPage(page);
    await page.goto(`${list}?mock=listChildOrganisationNodes:${status}`);
    await screen.expander('Alpine Dealer').click();
    const words = screen.row('Alpine Dealer').getByText('Could not be loaded', { exact: true });
    await expect(words).toHaveAttribute('data-note', new RegExp(text));
    await expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);
    await expect(screen.row('Alpine Dealer').getByRole('button', { name: 'Retry' })).toBeVisible();
  });
}

for (const [code, text] of [
  ['OrganisationCodeAlreadyInUse', 'Organisation Code is already in use.'],
  ['InvalidPOSCoreInstance', 'Invalid POS Core Instance specified.'],
] as const) {
  test(`${code}: a save says "${text}"`, async ({ page }) => {
    const screen = new OrganisationsPage(page);
    await page.goto(
      `${list}?selected=new&parent=${alpineDealer}&mock=commitOrganisations:400/${code}`,
    );
    await screen.field('Organisation Code').fill('HQUAY');
    await screen.field('Name').fill('Kept');
    await screen.button('Save').click();
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeFocused();
    await expect(screen.field('Organisation Code')).toHaveValue('HQUAY');
    if (code === 'InvalidPOSCoreInstance') await expectAccessible(page);
  });
}

test('an empty tree says "No Data"; a filter without matches says so', async ({ page }) => {
  await page.goto(`${list}?mock=listRootOrganisationNodes:empty`);
  await expect(page.getByText('No Data')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${list}?filter=quay&mock=filterOrganisationTree:empty`);
  await expect(page.getByText('No organisation matches "quay".')).toBeVisible();
});

test('without options to choose from, there is still none', async ({ page }) => {
  const screen = new OrganisationsPage(page);
  await page.goto(`${selected}&mock=getIntegrationServerValues:empty`);
  await expect(screen.select('Partner Server')).toHaveValue('None');
  await screen.select('Partner Server').click();
  await expect(page.getByRole('option')).toHaveText(['None']);
});

test('slow answers show "Loading..." first', async ({ page }) => {
  await page.goto(`${list}?mock=listRootOrganisationNodes:slow`, { waitUntil: 'commit' });
  await expect(page.getByText('Loading...').first()).toBeVisible();
  await expect(page.getByRole('treeitem', { name: /^Northwind POS/ })).toBeVisible();
});
