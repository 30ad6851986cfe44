import { expect, type Page } from '@playwright/test';
import { setDensity, showTools } from '../../support/pages/grid';
import { harbourRestaurants } from '../../support/records/demo-records';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';
import type { States } from '../one-visit';

// The selection of rows, with its dialogs and outcomes, and the views of a grid.

const dialog = '[role="dialog"]';
const harbour = `/organisation/${harbourRestaurants}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const gridStates: States = {
  'a selection and its dialogs': async ({ page, open }) => {
    await open('/admin/users');
    await showTools(page);
    await button(page, 'Select rows').click();
    await page.getByRole('checkbox', { name: 'Select Uma Olsen' }).click();
    await expectAccessible(page);
    await expectNarrowAccessible(page);
    await button(page, 'Change a field').click();
    await page.getByRole('combobox', { name: 'Field' }).fill('Short');
    await page.getByRole('option', { name: 'Short Name' }).click();
    await page.getByRole('textbox', { name: 'New value' }).fill('N'.repeat(33));
    await expect(page.getByText(/At most 32 characters; this has 33/)).toBeVisible();
    await expectAccessible(page, dialog);
    await button(page, 'Cancel').click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
    await expectAccessible(page, dialog);
  },

  'the outcomes of a deletion': async ({ page, open }) => {
    await open(`${harbour}/pendinginvites`, 'commitPendingInvites:400');
    await showTools(page);
    await button(page, 'Select rows').click();
    await page.getByRole('checkbox', { name: 'Select all shown rows' }).click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: /^Delete \d+ rows?$/ }).click();
    await expect(page.getByRole('heading', { name: /^Refused: / })).toBeVisible();
    await expectAccessible(page, dialog);
  },

  'the choice of a group or a team for many access links': async ({ page, open }) => {
    await open(`${harbour}/links`);
    await showTools(page);
    await button(page, 'Select rows').click();
    await page.getByRole('checkbox', { name: 'Select all shown rows' }).click();
    await button(page, 'Groups and teams').click();
    await page.getByRole('combobox', { name: 'Permission group' }).fill('Inst');
    await page.getByRole('option', { name: 'Installers' }).click();
    await expectAccessible(page, dialog);
    await expectNarrowAccessible(page);
  },

  'the grid of organisations and the authorisation for many': async ({ page, open }) => {
    const terminal = 'app=80000000-0000-4000-8000-000000000001';
    await open(`${harbour}/authorisations?${terminal}`);
    await button(page, 'Select several organisations').click();
    await page.getByRole('checkbox', { name: 'Select all shown rows' }).click();
    await expectAccessible(page, 'main');
    await expectNarrowAccessible(page);
    await page.getByRole('toolbar').getByRole('button', { name: 'Authorise' }).click();
    await page.getByRole('combobox', { name: 'Version' }).fill('5.6');
    await page.getByRole('option').first().click();
    await expectAccessible(page, dialog);
  },

  'an invitation of several people': async ({ page, open }) => {
    await open(`${harbour}/invite`);
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill('nia@demo.test, kei@demo.test');
    await expect(page.getByText(/^2 addresses get /)).toBeVisible();
    await expect(page.getByText('Area Managers')).toBeVisible();
    await expectAccessible(page, 'main');
    await email.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Invite 2 people' })).toBeVisible();
    await expectAccessible(page, dialog);
    await expectNarrowAccessible(page);
  },

  'the views of a grid, their menu and their dialogs': async ({ page, open }) => {
    const choose = async (item: string) => {
      await button(page, 'Columns').click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await open('/admin/users?density=compact');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await choose('Save view as...');
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('N'.repeat(41));
    await page.keyboard.press('Enter');
    await expect(page.getByText('At most 40 characters; this has 41.')).toBeVisible();
    await expectAccessible(page, dialog);
    await name.fill('N'.repeat(40));
    await page.keyboard.press('Enter');
    await setDensity(page, 'Roomy');
    await expect(page.getByText('changed', { exact: true })).toBeVisible();
    await expectAccessible(page, 'main');
    await expectNarrowAccessible(page);
    await button(page, 'Columns').click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, '[role="menu"]');
    await page.keyboard.press('Escape');
    await choose('Delete...');
    await expect(page.getByRole('dialog', { name: 'Delete view' })).toBeVisible();
    await expectAccessible(page, dialog);

    await page.setViewportSize({ width: 390, height: 800 });
    await page.keyboard.press('Escape');
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBe(390);
    await expect(button(page, 'Refresh')).toBeInViewport();
    await expectNarrowAccessible(page);
  },
};
