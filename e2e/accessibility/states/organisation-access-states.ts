import { expect } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../support/pages/narrow';
import { harbourRestaurants } from '../../support/records/demo-records';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';
import type { States } from '../one-visit';

// The access to an organisation and its permissions, in other states than just loaded.
const organisation = `/organisation/${harbourRestaurants}`;
const links = `${organisation}/links`;
const link = (number: number) => `${links}/edit/60000000-0000-4000-8000-00000000000${number}`;
const group = `${organisation}/permissiongroups/edit/50000000-0000-4000-8000-000000000002`;
const account = `${organisation}/serviceaccounts/edit/70000000-0000-4000-8000-000000000001`;
const dialog = '[role="dialog"]';

export const accessStates: States = {
  'Edit Organisation Access with a warning and a save that fails': async ({ page, open }) => {
    await open(link(1), 'commitLinkRootNodes:500');
    await page.getByRole('checkbox', { name: 'Organisation Administrator' }).uncheck();
    await expect(
      page.getByText(/^This removes the last administrator access of Ada/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Add outlet restriction' }).click();
    await expect(page.getByRole('dialog').getByRole('treeitem').first()).toBeVisible();
    await expectAccessible(page, dialog);
    await page.getByRole('dialog').getByRole('treeitem').nth(1).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^There was an error commiting these changes/)).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'Add Organisation Access without people and with failed teams': async ({ page, open }) => {
    await open(`${links}/create`, 'listOrganisationUserValues:empty,listAccessibleTeamValues:500');
    await expect(page.getByText(/^Nobody is left to choose\./)).toBeVisible();
    await expectAccessible(page, 'form');
    await page.getByRole('radio', { name: 'A team' }).check();
    await expect(page.getByText(/^The teams to choose could not be loaded\./)).toBeVisible();
    await expectAccessible(page, 'form');
  },

  'a list that does not let an unconfirmed account be chosen': async ({ page, open }) => {
    await open(`${links}/create`, 'listOrganisationUserValues:200/unconfirmed');
    await page.getByRole('combobox', { name: 'User' }).click();
    const theo = page.getByRole('option', { name: 'Theo Novak (unconfirmed)' });
    await expect(theo).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page, '[role="listbox"]');
  },

  'the panel that explains permissions when narrow and incomplete': async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`${link(2)}?why=true`, 'listTeamMembers:500,listAccessEnds:200/empty');
    await expect(page.getByText(/^The members of Support could not be loaded\./)).toBeVisible();
    await expect(page.getByRole('row', { name: /^Publish/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNarrowAccessible(page);
  },

  'the panel of who may do something': async ({ page, open }) => {
    const place = '21000000-0000-4000-8000-000000000001';
    await open(`${links}?who=All.Sales_SalesData.${place}`);
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page, dialog);
    await page.getByRole('combobox', { name: 'Place' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, dialog);
  },

  'the panel of who may do something, narrow and incomplete': async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`${links}?who=View.Sales_SalesData`, 'listTeamMembers:500');
    await expect(page.getByText(/^The members of Support could not be loaded\./)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNarrowAccessible(page);
  },

  'Edit Permission Group with included permissions': async ({ page, open }) => {
    await open(group);
    await page.getByRole('checkbox', { name: 'Config Access' }).check();
    await expect(page.getByRole('checkbox', { name: 'Site Supervisor' })).toBeDisabled();
    await expectAccessible(page, '[role="tabpanel"]');
    await page.getByRole('button', { name: 'Cancel' }).click();
    // A navigation that is still pending would replace the next state.
    await expect(page.getByRole('grid', { name: 'Permission Groups' })).toBeVisible();
  },

  'Edit Permission Group with permissions that no profile explains': async ({ page, open }) => {
    await open(group, 'getPermissionGroup:200/custom');
    await expect(page.getByText(/permissions that no profile explains/)).toBeVisible();
    await expectAccessible(page, '[role="tabpanel"]');
    await page.getByRole('tab', { name: 'Advanced' }).click();
    await expect(page.getByText('Custom: View and Insert')).toBeVisible();
    await expectAccessible(page, '[role="tabpanel"] div:has(> div > [id$="-custom"])');
  },

  'Edit Service Account with permissions and failed outlets': async ({ page, open }) => {
    await open(account, 'listOutletNodes:500');
    await expect(page.getByText('Its name could not be loaded')).toBeVisible();
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Integration Server' }).click();
    await expect(page.getByRole('checkbox', { name: 'PartnerServices_Sales' })).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'Edit Service Account with a password that was not copied': async ({ page, open }) => {
    await open(account);
    await page.getByRole('button', { name: 'Reset service account password' }).click();
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByRole('textbox', { name: 'New password' })).toBeVisible();
    await expectAccessible(page, dialog);
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await expect(page.getByText('The password was not copied.')).toBeVisible();
    await expectAccessible(page, dialog);
  },
};
