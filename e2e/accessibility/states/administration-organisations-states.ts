import { expect } from '@playwright/test';
import { OrganisationsPage } from '../../support/records/organisations';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';
import type { States } from '../one-visit';

// Dialogs and a failed tree look as elsewhere in the Administration area.

export const organisationsStates: States = {
  'a tree without a selection, with a branch that failed': async ({ page, open }) => {
    const screen = new OrganisationsPage(page);
    await open('/admin/organisations', 'listChildOrganisationNodes:500');
    await screen.expander('Alpine Dealer').click();
    await expect(page.getByText('Could not be loaded', { exact: true })).toBeVisible();
    await expect(page.getByText('Select an organisation to see and edit it.')).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'a filter without a match, and an unknown organisation': async ({ page, open }) => {
    await open('/admin/organisations?filter=quay&selected=nobody', 'filterOrganisationTree:empty');
    await expect(page.getByText('No organisation matches "quay".')).toBeVisible();
    await expect(page.getByText('There is no organisation with this id.')).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'a new organisation with wrong values, choices and a failure': async ({ page, open }) => {
    const screen = new OrganisationsPage(page);
    const taken = 'commitOrganisations:400/OrganisationCodeAlreadyInUse';
    const dealer = '20000000-0000-4000-8000-000000000002';
    await open(`/admin/organisations?selected=new&parent=${dealer}`, taken);
    await screen.field('Name').fill('A second quay');
    await screen.button('Save').click();
    await expect(page.getByText('Enter a code.')).toBeVisible();
    await screen.select('Partner Server').click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, 'main, [role="listbox"]');
    await page.keyboard.press('Escape');
    await screen.field('Organisation Code').fill('HQUAY');
    await screen.button('Save').click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessible(page, '[role="alert"]');
  },

  'the form on a telephone': async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const screen = new OrganisationsPage(page);
    await open('/admin/organisations');
    await screen.row('Alpine Dealer').click();
    await expect(screen.field('Name')).toHaveValue('Alpine Dealer');
    await expectNarrowAccessible(page);
  },
};
