import { expect, type Page } from '@playwright/test';
import { historyButton } from '../../support/pages/history';
import { expectNoSidewaysScroll } from '../../support/pages/narrow';
import { usesButton } from '../../support/pages/uses';
import { harbourRestaurants } from '../../support/records/demo-records';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';
import type { States } from '../one-visit';

// What has happened to a record, what uses it, and the notice that undoes its deletion.

const user = '/admin/users/edit/10000000-0000-4000-8000-000000000003';
const posCore = '/admin/poscoreinstances/edit/30000000-0000-4000-8000-000000000001';
const dialog = '[role="dialog"]';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

export const recordStates: States = {
  'the history of a record': async ({ page, open }) => {
    await open(user);
    const button = await historyButton(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Changes' })).toBeVisible();
    await expectAccessible(page, dialog);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNarrowAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  },

  'a history without changes': async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(user, 'readHistory:200/empty');
    await (await historyButton(page)).click();
    await expect(page.getByText('No change is recorded yet.')).toBeVisible();
    await expectAccessible(page, dialog);
  },

  'a history that cannot be read': async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(user, 'readHistory:500');
    await (await historyButton(page)).click();
    await expect(page.getByRole('dialog').getByText('Error...')).toBeVisible();
    await expectAccessible(page, dialog);
  },

  'an audit log entry with its changes': async ({ page, open }) => {
    await open('/admin/auditlogs', 'queryAuditLog:200/withChanges');
    const message = page.getByRole('button', { name: 'User Uma Olsen was changed.' });
    await expect(message).toBeVisible();
    await expectAccessible(page, 'main');
    await message.click();
    await expect(page.getByRole('dialog', { name: 'User changed' })).toContainText('Uma Berg');
    await expectAccessible(page, dialog);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNarrowAccessible(page);
    await expectNoSidewaysScroll(page);
  },

  'the list of uses, with a button that opens it': async ({ page, open }) => {
    await open(user);
    const button = await usesButton(page);
    await expect(button).toHaveText('Used by 4');
    await expect(await historyButton(page)).toBeVisible();
    await expect(page.getByText('Firefox on Windows')).toBeVisible();
    await expectAccessible(page, 'main');
    await button.press('Enter');
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Support' })).toBeVisible();
    await expectAccessible(page, dialog);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  },

  'a refused deletion, also of many uses in a narrow window': async ({ page, open }) => {
    await open(posCore, 'readUsedBy:200/many');
    await press(page, 'Delete');
    await expect(page.getByText('The deletion will be refused.')).toBeVisible();
    await expectAccessible(page, dialog);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNarrowAccessible(page);
    await expectNoSidewaysScroll(page);
  },

  'a question without uses': async ({ page, open }) => {
    await open('/admin/clients');
    await press(page, 'Delete Kiosk');
    await expect(page.getByText(/^No other record uses this client\./)).toBeVisible();
    await expectAccessible(page, dialog);
  },

  'a question that waits for uses': async ({ page, open }) => {
    await open('/admin/clients', 'readUsedBy:slow(60000)');
    await press(page, 'Delete Kiosk');
    await expect(page.getByText('Looking up what uses it...')).toBeVisible();
    await expectAccessible(page, dialog);
  },

  'the notice that offers Undo, after a failure and after it was undone': async ({
    page,
    open,
  }) => {
    const notice = 'section[aria-label="Undo"]';
    await open(`/organisation/${harbourRestaurants}/pendinginvites`, 'undoDeletion:500>usual');
    await page.getByRole('button', { name: 'Delete new.person@demo.test' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    const undo = page.locator(notice).getByRole('button', { name: 'Undo' });
    // The focus stops the clock.
    await undo.focus();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNarrowAccessible(page);
    await expectNoSidewaysScroll(page);

    await undo.press('Enter');
    await expect(page.locator(notice)).toContainText('It is not known whether it was undone.');
    await expectAccessible(page, notice);
    await undo.press('Enter');
    await expect(page.locator(notice)).toContainText('Invitation restored: new.person@demo.test.');
    await expectAccessible(page, notice);
  },
};
