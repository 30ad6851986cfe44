import type { Page } from '@playwright/test';
import { fillIn } from '../../invitations/invited';
import { expect, test } from '../../support/console-test';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';

// States of the frame, of the personal screens and of the anonymous ones. every-screen.e2e.ts
// checks them as just loaded.

const banner = 'header';
const breadcrumbRow = '[aria-label="Where you are"]';
const main = 'main';
const dialog = '[role="dialog"]';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

const alert = (page: Page) => page.getByRole('main').getByRole('alert').first();

async function fill(page: Page, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  }
}

test('the menus of the frame are accessible, wide and narrow', async ({ page }) => {
  await page.goto('/admin?mock=clear');
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
});

test('a console that failed to load is accessible', async ({ page }) => {
  await page.goto('/admin?mock=getCurrentSession:500');
  await expect(page.getByRole('heading', { name: 'Failed Loading Admin Page' })).toBeVisible();
  await expectAccessible(page);
});

test('My Account is accessible when it is empty, failed and not allowed', async ({ page }) => {
  const account = '/user/10000000-0000-4000-8000-000000000003?persona=ordinaryUser&mock=';
  await page.goto(`${account}getUserSummary:empty`);
  await expect(page.getByRole('region', { name: 'Organisation Membership' })).toBeVisible();
  await expectAccessible(page, main);
  await page.goto(`${account}getUserSummary:500`);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page, main);
  await page.goto(`${account}getUserSummary:403`);
  await expect(page.getByText('Your account is not allowed to do this.')).toBeVisible();
  await expectAccessible(page, main);
});

test('a profile is accessible with a failed save, and with the dialog about leaving', async ({
  page,
}) => {
  await page.goto('/profile?mock=saveOwnProfile:500');
  await fill(page, { 'Full Name': 'Somebody else' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(alert(page)).toBeVisible();
  await expectAccessible(page, main);
  // Every edited page has the same dialog.
  await page.getByRole('link', { name: 'Change Password' }).click();
  await expect(page.getByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
  await expectAccessible(page, dialog);
});

test('the dialog about a new address is accessible', async ({ page }) => {
  await page.goto('/profile?mock=clear');
  await fill(page, { Email: 'another@demo.test' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm your new address' })).toBeVisible();
  await expectAccessible(page, dialog);
});

test('the dialog about an ended session is accessible over an edited page', async ({ page }) => {
  await page.goto('/profile?mock=clear');
  await fill(page, { 'Full Name': 'Somebody else' });
  await page
    .context()
    .addCookies([{ name: 'mock-persona', value: 'none', url: new URL(page.url()).origin }]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
  await expectAccessible(page, '[role="alertdialog"]');
});

test('passwords that differ, and a refused change, are accessible', async ({ page }) => {
  await page.goto(
    '/changeprofilepassword?mock=changePassword:400/PasswordChange_OldPasswordIsIncorrect',
  );
  const password = 'Seven-gulls-at-noon';
  await fill(page, { 'New Password': password, 'Confirm Password': `${password}x` });
  await page.getByRole('textbox', { name: 'Old Password' }).fill('old');
  await expect(page.getByText('The passwords do not match')).toBeVisible();
  await expectAccessible(page, main);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(password);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(alert(page)).toBeVisible();
  await expectAccessible(page, main);
});

test('an invitation is accessible unknown, interrupted, without documents and refused', async ({
  page,
}) => {
  const parts = 'p4Wn0sKc7vQy2TzLh9BdXe/new.person@demo.test';
  await page.goto(`/invitations/validate/${parts}?mock=validateInvitation:404`);
  await expect(alert(page)).toBeVisible();
  await expectAccessible(page, main);

  const asked = page.waitForRequest('**/invitations/accept');
  await page.goto(
    `/invitations/validate/${parts}?mock=validateInvitation:200/existingUser,acceptInvitation:slow`,
  );
  await asked;
  await page.reload();
  await expect(page.getByText(/The page was loaded again while your invitation/)).toBeVisible();
  await expectAccessible(page, main);

  await page.goto(`/invitations/accept/${parts}?mock=listConsentDocuments:500`);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page, main);

  await page.goto(`/invitations/accept/${parts}?mock=acceptInvitation:500`);
  await fillIn(page, 'Nia Okafor', 'Seven-gulls-at-noon');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(alert(page)).toBeVisible();
  await expectAccessible(page, main);
});

test('a password reset is accessible when unsent, unknown and refused', async ({ page }) => {
  await page.goto('/resetpassword?mock=clear');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Enter a valid email address.')).toBeVisible();
  await expectAccessible(page, main);

  const parts = 'token/user@demo.test';
  await page.goto(`/resetpassword/validate/${parts}?mock=validatePasswordReset:404`);
  await expect(alert(page)).toBeVisible();
  await expectAccessible(page, main);

  await page.goto(
    `/resetpassword/confirm/${parts}?mock=confirmPasswordReset:400/BadRequest_PasswordTooCommon`,
  );
  await fill(page, { 'New Password': 'Password2026!', 'Confirm Password': 'Password2026!' });
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(alert(page)).toBeVisible();
  await expectAccessible(page, main);
});

test("the mock's own pages are accessible", async ({ page }) => {
  await page.goto('/mock');
  await page.getByLabel('Search operations and responses').fill('listUsers');
  await page.locator('#listUsers').getByRole('button', { name: /^500/ }).click();
  await expect(page.getByRole('button', { name: 'Clear listUsers:500' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin?mock=listUser:500');
  await expect(page.getByText('listUser', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/?mock=clear&persona=none');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: /^Ordinary user/ })).toBeVisible();
  await expectAccessible(page);
});
