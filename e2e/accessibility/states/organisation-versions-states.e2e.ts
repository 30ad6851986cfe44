import type { Page } from '@playwright/test';
import { expect, test } from '../../support/console-test';
import { AuthorisationsPage, posTerminal } from '../../support/records/authorisations';
import { harbourRestaurants } from '../../support/records/demo-records';
import { cutCalls, holdCalls } from '../../support/servers/provoke';
import { expectAccessible } from '../expect-accessible';

// The versions of an organisation and its initialisation, in other states than just loaded.
const market = '/organisation/20000000-0000-4000-8000-000000000005/initialise';
const authorisations = `/organisation/${harbourRestaurants}/authorisations?app=${posTerminal}`;
const quay = '/organisation/20000000-0000-4000-8000-000000000004';
const version = (number: number) => `81000000-0000-4000-8000-00000000000${number}`;
const current = `app=${posTerminal}&version=${version(3)}`;
const ofQuayStreet = `${current}&acceptance=82000000-0000-4000-8000-000000000002`;
const dialog = '[role="dialog"]';
/** The panel of the selected entry, beside the tree. */
const panel = 'main section[aria-labelledby]';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('Initialise Organisation is accessible while it works, and when it is done', async ({
  page,
}) => {
  await page.goto(`${market}?mock=clear`);
  await page.getByRole('textbox', { name: 'Currency Code' }).fill('GBP');
  await page.getByRole('checkbox', { name: 'POS Terminal' }).check();
  const held = await holdCalls(page, '**/api/organisation/*/initialise');
  await press(page, 'Initialise');
  await expect(page.getByRole('timer')).toBeVisible();
  await expectAccessible(page, 'main');
  await held.release();
  await expect(page).toHaveURL(/\/admin\/organisations/);
  await page.goto(`/organisation/${harbourRestaurants}/initialise?mock=clear`);
  await expect(page.getByText(/is initialised already\.$/)).toBeVisible();
  await expectAccessible(page, 'main');
});

test('Version Authorisation is accessible with its dialogs and outcomes', async ({ page }) => {
  const screen = new AuthorisationsPage(page);
  await page.goto(
    `${authorisations}&to=${version(1)}&mock=commitPackageAuthorisations:200/partialSuccess`,
  );
  await expect(screen.button('Authorise')).toBeEnabled();
  await press(page, 'Tomorrow');
  await expect(page.getByText(/^In your time zone/)).toBeVisible();
  await expectAccessible(page, panel);
  await press(page, 'Authorise');
  await expect(page.getByRole('dialog')).toContainText('This is a rollback');
  await expectAccessible(page, dialog);
  await press(page, 'Roll back');
  await expect(screen.dialog('Partial Success')).toBeVisible();
  await expectAccessible(page, dialog);
  await page.goto(
    `${authorisations}&to=${version(3)}&mock=commitPackageAuthorisations:200/failure`,
  );
  await screen.authorise('Authorise POS Terminal 5.6.1.250', 'Authorise');
  await expect(screen.dialog('Failure')).toBeVisible();
  await expectAccessible(page, dialog);
});

test('Version Authorisation is accessible without an organisation below', async ({ page }) => {
  await page.goto(`${authorisations}&mock=listChildAuthorisations:empty`);
  await expect(page.getByText('There is no organisation below this one')).toBeVisible();
  await expectAccessible(page, 'main');
});

test('Install Versions is accessible with a later acceptance that fails', async ({ page }) => {
  await page.goto(`${quay}/acceptances?${current}&mock=addAcceptance:500`);
  await page.getByRole('checkbox', { name: 'Only for node' }).check();
  await page.getByRole('checkbox', { name: 'Not Before' }).check();
  await press(page, 'Choose an outlet or group');
  // It is the same dialog as that of outlet restrictions.
  await page.getByRole('dialog').getByRole('treeitem', { name: 'Market Hall' }).click();
  await expect(page.getByText(/^It will take effect in /)).toBeVisible();
  await expectAccessible(page, panel);
  await press(page, 'Accept');
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expectAccessible(page, dialog);
});

test('Install Versions is accessible with acceptances, and with nothing to install', async ({
  page,
}) => {
  await page.goto(`${quay}/acceptances?${ofQuayStreet}&mock=updateAcceptance:500`);
  await press(page, 'Tomorrow');
  await press(page, 'Save');
  await expect(page.getByRole('alert').filter({ hasText: 'Unable' })).toBeVisible();
  await expectAccessible(page, panel);
  await page.goto(`${quay}/acceptances?app=${posTerminal}&mock=clear`);
  await expect(page.getByLabel('Time of day', { exact: true })).toBeVisible();
  await expectAccessible(page, panel);
  await page.goto(`${quay}/acceptances?mock=getAcceptancesTree:empty`);
  await expect(page.getByText(/^This organisations is not authorised/)).toBeVisible();
  await expectAccessible(page, 'main');
});

test('System Health is accessible with malformed states, no match, a failed refresh', async ({
  page,
}) => {
  await page.goto(`${quay}/systemhealth?mock=getSystemHealthTree:200/odd`);
  await expect(page.getByText('Without a version')).toBeVisible();
  await page
    .getByText(/^\d+ details?/)
    .first()
    .click();
  await expectAccessible(page, panel);
  await page.goto(`${quay}/systemhealth?status=silent&mock=clear`);
  await expect(page.getByText(/left out, last seen/).first()).toBeVisible();
  await expectAccessible(page, panel);
  await page.getByPlaceholder('Filter name/code/device').fill('nothing');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing matches the filters.')).toBeVisible();
  await cutCalls(page, '**/systemhealthtree');
  await press(page, 'Refresh');
  await expect(page.getByText(/Could not be refreshed/)).toBeVisible();
  await expectAccessible(page, `${panel}, [role="alert"]`);
});
