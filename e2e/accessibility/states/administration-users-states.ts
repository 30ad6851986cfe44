import { expect, type Page } from '@playwright/test';
import { aVector } from '../../support/pages/files';
import { Grid, showTools } from '../../support/pages/grid';
import { touchPage } from '../../support/pages/history';
import { expectNoSidewaysScroll } from '../../support/pages/narrow';
import { routeCalls } from '../../support/servers/route-calls';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';
import type { States } from '../one-visit';

// The users stand for every grid and edit page of the Administration area, since all have the same
// frame.

const dialog = '[role="dialog"]';
const uma = '/admin/users/edit/10000000-0000-4000-8000-000000000003';

/** Answers each user as somebody else has changed it since. */
const changeUsersMeanwhile = (page: Page) =>
  routeCalls(page, '**/api/user/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), shortName: 'Theirs' } });
  });

export const usersStates: States = {
  'a grid with filters, menus, wrong values and dialogs': async ({ page, open }) => {
    await open('/admin/users');
    const grid = new Grid(page, 'Users');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const question = (name: string) => page.getByRole('dialog', { name });
    await touchPage(page);
    await expect(button('Not seen for 90 days')).toBeVisible();
    await showTools(page);
    await button('Columns').click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, '[role="menu"]');
    await page.keyboard.press('Escape');

    await button('Filter rows').click();
    await grid.search('no such person');
    await expect(page.getByText('No row matches the search and the filters.')).toBeVisible();
    await expectAccessible(page, 'main');
    await button('Clear filters').click();

    await button('Add user').click();
    await grid.editor('Short Name').fill('N'.repeat(33));
    await expect(page.getByText('At most 32 characters; this has 33.').first()).toBeVisible();
    await expectAccessible(page);
    await grid.editor('Short Name').press('Enter');
    await button('Save Changes').click();
    await expect(page.getByText(/^Nothing was saved: /)).toBeVisible();
    await expectAccessible(page, 'main');

    await button('Delete Uma Olsen').click();
    await expect(question('Delete Row')).toBeVisible();
    await expectAccessible(page, dialog);
    await question('Delete Row').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'My Account' }).click();
    await expect(question('Unsaved changes')).toBeVisible();
    await expectAccessible(page, dialog);
  },

  'the sessions of a user, and the question before they end': async ({ page, open }) => {
    await open(uma, 'listSessions:200/ofSomebodyElse');
    await expect(page.getByRole('button', { name: /^End the session/ })).toHaveCount(2);
    await expectNarrowAccessible(page);
    await page.getByRole('button', { name: 'End all sessions' }).click();
    await expect(page.getByRole('dialog', { name: 'End all sessions' })).toBeVisible();
    await expectAccessible(page, dialog);
  },

  'sessions that cannot be read': async ({ page, open }) => {
    await open(uma, 'listSessions:500');
    await expect(page.getByRole('region', { name: 'Sessions' })).toContainText('Error...');
    await expectAccessible(page, 'main');
  },

  'a blank row, and the question about what somebody else has changed': async ({ page, open }) => {
    await open('/admin/users');
    const grid = new Grid(page, 'Users');
    await expect(grid.row('Uma Olsen')).toBeVisible();
    await page.getByRole('button', { name: 'Add user', exact: true }).click();
    await grid.editor('Short Name').press('Tab');
    await expect(page.getByText('Short Name is required.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await grid.edit(grid.row('Uma Olsen'), 'Short Name', 'Mine');
    await changeUsersMeanwhile(page);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const question = page.getByRole('dialog', { name: 'Changed by somebody else' });
    await question.getByRole('button', { name: 'Save Changes' }).click();
    await expect(question.getByText('Nothing was saved: 1 choice is left.')).toBeVisible();
    await expectAccessible(page, dialog);
  },

  'a grid that failed': async ({ page, open }) => {
    await open('/admin/users', 'listUsers:500');
    await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
    await expectAccessible(page, dialog);
  },

  'a grid that is empty': async ({ page, open }) => {
    await open('/admin/users', 'listUsers:empty');
    await expect(page.getByText('No Data')).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'an edit page with wrong values, failures and dialogs': async ({ page, open }) => {
    await open(uma, 'commitUsers:500');
    const field = (name: string) => page.getByRole('textbox', { name });
    const button = (name: string) => page.getByRole('button', { name });
    await field('Display Name').fill('N'.repeat(40));
    const address = await field('Email').inputValue();
    await field('Full Name').fill('');
    await field('Email').fill('nope');
    const choosing = page.waitForEvent('filechooser');
    await button('Choose image').click();
    await (await choosing).setFiles(aVector);
    await expect(page.getByText('This file is not a PNG, JPEG, GIF or WebP image.')).toBeVisible();
    await button('Save').click();
    const reason = page.getByText('Enter the full name.');
    await expect(reason).toBeVisible();
    const red = await reason.evaluate((text) => getComputedStyle(text).color);
    // Not the field that has the focus.
    await expect(field('Email')).toHaveCSS('border-top-color', red);
    await expectAccessible(page, 'main');

    await field('Display Name').fill('Umi');
    await field('Full Name').fill('Uma Berg');
    await field('Email').fill(address);
    await button('Save').click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessible(page, '[role="alert"]');
    await button('Delete').click();
    await expect(page.getByRole('dialog', { name: 'Delete' })).toBeVisible();
    await expectAccessible(page, dialog);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

    await changeUsersMeanwhile(page);
    await button('Save').click();
    await expect(page.getByRole('dialog', { name: 'Changed by somebody else' })).toBeVisible();
    await expectAccessible(page, dialog);
  },

  'an edit page whose record cannot be loaded': async ({ page, open }) => {
    await open(uma, 'getUser:400');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectAccessible(page);
  },

  'a new user': async ({ page, open }) => {
    await open('/admin/users/edit/new');
    await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await expectAccessible(page, 'main');
  },

  'the sign-in limits of a user, reached and unlocked': async ({ page, open }) => {
    await open(uma);
    const unlock = page.getByRole('button', { name: 'Unlock sign-in' });
    await expect(unlock).toBeVisible();
    await expectAccessible(page, 'main');
    await unlock.click();
    await expect(page.getByText('Sign-in is unlocked.')).toBeFocused();
    await expectAccessible(page, 'main');
  },

  'sign-in limits that cannot be read': async ({ page, open }) => {
    await open(uma, 'getSignInLimits:500');
    await expect(page.getByText('The limits could not be read.')).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'the mark of an unconfirmed address in the grid, wide and narrow': async ({ page, open }) => {
    await open('/admin/users', 'listUsers:200/unconfirmed');
    await expect(page.getByText('Unconfirmed')).toBeVisible();
    await expectAccessible(page, 'main');
    await page.setViewportSize({ width: 390, height: 780 });
    // The word gives way to the name, but a screen reader reads it.
    await expect(page.getByRole('rowheader', { name: 'Theo Novak Unconfirmed' })).toBeVisible();
    await expectNarrowAccessible(page);
  },

  'the mail to an unconfirmed address, narrow and wide': async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await open('/admin/users/edit/10000000-0000-4000-8000-000000000006');
    await page.getByRole('button', { name: 'Send the mail' }).click();
    await expect(page.getByText(/^A mail is on its way to theo\.novak/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNarrowAccessible(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expectAccessible(page, 'main');
  },
};
