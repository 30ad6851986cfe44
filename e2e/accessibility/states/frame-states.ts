import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../support/pages/narrow';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';
import type { States } from '../one-visit';

// The frame of every page, and the palette in it.

const banner = 'header';
const breadcrumbRow = '[aria-label="Where you are"]';
const palette = 'dialog[data-palette]';
const fieldOf = (page: Page) =>
  page.getByRole('combobox', { name: 'Screen, record, id or action' });

export const frameStates: States = {
  'the palette without a text and with results': async ({ page, open }) => {
    await open('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, palette);

    await fieldOf(page).fill('quay');
    await expect(page.getByText(/^\d+ results$/)).toBeVisible();
    await expectAccessible(page, palette);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNarrowAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
  },

  'the palette with nothing found': async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/admin', 'lookUpEntities:empty');
    await page.getByRole('button', { name: 'Go to', exact: true }).click();
    await fieldOf(page).fill('nothing is called so');
    await expect(page.getByText('No record found')).toBeVisible();
    await expectAccessible(page, palette);
    await page.keyboard.press('Escape');
  },

  'the palette after a failure': async ({ page, open }) => {
    await open('/admin', 'lookUpEntities:400/BadRequest');
    await page.getByRole('button', { name: 'Go to', exact: true }).click();
    await page.keyboard.type('quay');
    await expect(page.getByRole('alert')).toHaveText(/^Some records could not be searched/);
    await expectAccessible(page, palette);
    await page.keyboard.press('Escape');
  },

  'the menus of the frame, wide and narrow': async ({ page, open }) => {
    await open('/admin');
    await page.getByRole('button', { name: /^User menu/ }).click();
    await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'UTC' })).toBeVisible();
    await expectAccessible(page, banner);
    await page.getByRole('button', { name: /^Colour scheme/ }).click();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible();
    await expectAccessible(page, banner);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Choose an organisation' }).click();
    const search = page.getByRole('combobox', { name: 'Search organisations by name or code' });
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, breadcrumbRow);
    await search.fill('nothing is called so');
    await expect(page.getByText('No organisations')).toBeVisible();
    await expectAccessible(page, breadcrumbRow);

    await page.setViewportSize({ width: 390, height: 780 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('link', { name: 'My Account' })).toBeVisible();
    await expectNarrowAccessible(page);
    await page.getByRole('button', { name: /^User menu/ }).click();
    await expect(page.getByRole('radio', { name: 'UTC' })).toBeVisible();
    await expectNarrowAccessible(page);
  },
};
