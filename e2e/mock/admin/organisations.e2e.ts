import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';
import { OrganisationsPage } from '../../support/organisations';
import { holdCalls } from '../../support/provoke';

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

test('what cannot be loaded fails where it stands, with Retry', async ({ page }) => {
  const screen = new OrganisationsPage(page);
  const text = 'The server could not complete the request.';
  const alert = page.getByRole('alert').filter({ hasText: text });
  await page.goto(`${list}?mock=listRootOrganisationNodes:500`);
  await expect(alert).toContainText('Error...');
  await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${list}?filter=quay&mock=filterOrganisationTree:500`);
  await expect(alert).toBeVisible();
  await expect(screen.button('Retry')).toBeVisible();
  // The box stays, so that another filter can be tried.
  await expect(screen.filterBox()).toHaveValue('quay');

  for (const operation of [
    'listPosCoreInstanceValues',
    'getIntegrationServerValues',
    'listParentOrganisationValues',
  ]) {
    await page.goto(`${selected}&mock=${operation}:500`);
    await expect.soft(alert.getByRole('button', { name: 'Retry' }), operation).toBeVisible();
    const root = page.getByRole('treeitem', { name: /^Northwind POS/ });
    await expect.soft(root, operation).toBeVisible();
  }
});

test('whatever the children answer, their row says so, and why', async ({ page }) => {
  const screen = new OrganisationsPage(page);
  const alpine = screen.row('Alpine Dealer');
  for (const [answer, text] of [...failures, ['404', 'The record does not exist.']] as const) {
    await page.goto(`${list}?mock=listChildOrganisationNodes:${answer}`);
    await screen.expander('Alpine Dealer').click();
    const words = alpine.getByText('Could not be loaded', { exact: true });
    await expect.soft(words, answer).toHaveAttribute('data-note', new RegExp(text));
    await expect.soft(page.getByRole('status').filter({ hasText: text }), answer).toHaveCount(1);
    await expect.soft(alpine.getByRole('button', { name: 'Retry' }), answer).toBeVisible();
  }
});

test('whatever a save answers, it is said and the edits stay', async ({ page }) => {
  const screen = new OrganisationsPage(page);
  for (const [answer, text] of failures) {
    await page.goto(`${selected}&mock=commitOrganisations:${answer}`);
    await screen.field('Name').fill('Kept');
    await screen.button('Save').click();
    await expect.soft(page.getByRole('alert').filter({ hasText: text }), answer).toBeVisible();
    await expect.soft(screen.field('Name'), answer).toHaveValue('Kept');
  }
  for (const [code, text] of [
    ['OrganisationCodeAlreadyInUse', 'Organisation Code is already in use.'],
    ['InvalidPOSCoreInstance', 'Invalid POS Core Instance specified.'],
  ] as const) {
    await page.goto(
      `${list}?selected=new&parent=${alpineDealer}&mock=commitOrganisations:400/${code}`,
    );
    await screen.field('Organisation Code').fill('HQUAY');
    await screen.field('Name').fill('Kept');
    await screen.button('Save').click();
    await expect.soft(page.getByRole('alert').filter({ hasText: text }), code).toBeFocused();
    await expect.soft(screen.field('Organisation Code'), code).toHaveValue('HQUAY');
  }
  await expectAccessible(page);
});

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

test('until the tree is there it says "Loading..."', async ({ page }) => {
  const held = await holdCalls(page, '**/api/OrganisationTree');
  await page.goto(`${list}?mock=clear`);
  await expect(page.getByText('Loading...').first()).toBeVisible();
  await held.release();
  await expect(page.getByRole('treeitem', { name: /^Northwind POS/ })).toBeVisible();
});
