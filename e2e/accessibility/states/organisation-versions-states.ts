import { expect, type Page } from '@playwright/test';
import { AuthorisationsPage, posTerminal } from '../../support/records/authorisations';
import { harbourRestaurants } from '../../support/records/demo-records';
import { cutCalls, holdCalls } from '../../support/servers/provoke';
import { expectAccessible } from '../expect-accessible';
import type { States } from '../one-visit';

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

export const versionsStates: States = {
  'Initialise Organisation while it works': async ({ page, open }) => {
    await open(market);
    await page.getByRole('textbox', { name: 'Currency Code' }).fill('GBP');
    await page.getByRole('checkbox', { name: 'POS Terminal' }).check();
    const held = await holdCalls(page, '**/api/organisation/*/initialise');
    await press(page, 'Initialise');
    await expect(page.getByRole('timer')).toBeVisible();
    await expectAccessible(page, 'main');
    await held.release();
    await expect(page).toHaveURL(/\/admin\/organisations/);
  },

  'Initialise Organisation when it is done': async ({ page, open }) => {
    await open(`/organisation/${harbourRestaurants}/initialise`);
    await expect(page.getByText(/is initialised already\.$/)).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'Version Authorisation with its dialogs and outcomes': async ({ page, open }) => {
    const screen = new AuthorisationsPage(page);
    await open(
      `${authorisations}&to=${version(1)}`,
      'commitPackageAuthorisations:200/partialSuccess',
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
  },

  'Version Authorisation after a failure': async ({ page, open }) => {
    await open(`${authorisations}&to=${version(3)}`, 'commitPackageAuthorisations:200/failure');
    const screen = new AuthorisationsPage(page);
    await screen.authorise('Authorise POS Terminal 5.6.1.250', 'Authorise');
    await expect(screen.dialog('Failure')).toBeVisible();
    await expectAccessible(page, dialog);
  },

  'Version Authorisation without an organisation below': async ({ page, open }) => {
    await open(authorisations, 'listChildAuthorisations:empty');
    await expect(page.getByText('There is no organisation below this one')).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'Install Versions with a later acceptance that fails': async ({ page, open }) => {
    await open(`${quay}/acceptances?${current}`, 'addAcceptance:500');
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
  },

  'Install Versions with a change that fails': async ({ page, open }) => {
    await open(`${quay}/acceptances?${ofQuayStreet}`, 'updateAcceptance:500');
    await press(page, 'Tomorrow');
    await press(page, 'Save');
    await expect(page.getByRole('alert').filter({ hasText: 'Unable' })).toBeVisible();
    await expectAccessible(page, panel);
  },

  'Install Versions with acceptances': async ({ page, open }) => {
    await open(`${quay}/acceptances?app=${posTerminal}`);
    await expect(page.getByLabel('Time of day', { exact: true })).toBeVisible();
    await expectAccessible(page, panel);
  },

  'Install Versions with nothing to install': async ({ page, open }) => {
    await open(`${quay}/acceptances`, 'getAcceptancesTree:empty');
    await expect(page.getByText(/^This organisations is not authorised/)).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'System Health with malformed states': async ({ page, open }) => {
    await open(`${quay}/systemhealth`, 'getSystemHealthTree:200/odd');
    await expect(page.getByText('Without a version')).toBeVisible();
    await page
      .getByText(/^\d+ details?/)
      .first()
      .click();
    await expectAccessible(page, panel);
  },

  'System Health with silent devices, no match and a failed refresh': async ({ page, open }) => {
    await open(`${quay}/systemhealth?status=silent`);
    await expect(page.getByText(/left out, last seen/).first()).toBeVisible();
    await expectAccessible(page, panel);
    await page.getByPlaceholder('Filter name/code/device').fill('nothing');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing matches the filters.')).toBeVisible();
    await cutCalls(page, '**/systemhealthtree');
    await press(page, 'Refresh');
    await expect(page.getByText(/Could not be refreshed/)).toBeVisible();
    await expectAccessible(page, `${panel}, [role="alert"]`);
  },
};
