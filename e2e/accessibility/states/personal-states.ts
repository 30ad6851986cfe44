import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { fillIn } from '../../invitations/invited';
import { historyButton } from '../../support/pages/history';
import { expectNoSidewaysScroll } from '../../support/pages/narrow';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';
import type { States } from '../one-visit';

// States of the personal screens and of the anonymous ones. every-screen.e2e.ts
// checks them as just loaded.

const main = 'main';
const dialog = '[role="dialog"]';

const alert = (page: Page) => page.getByRole('main').getByRole('alert').first();

async function fill(page: Page, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  }
}
const invited = 'p4Wn0sKc7vQy2TzLh9BdXe/new.person@demo.test';
const reset = 'token/user@demo.test';
const account = '/user/10000000-0000-4000-8000-000000000003';

export const personalStates: States = {
  'a profile with a failed save, and with the dialog about leaving': async ({ page, open }) => {
    await open('/profile', 'saveOwnProfile:500');
    await fill(page, { 'Full Name': 'Somebody else' });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(alert(page)).toBeVisible();
    await expect(await historyButton(page)).toBeVisible();
    await expectAccessible(page, main);
    // Every edited page has the same dialog.
    await page.getByRole('link', { name: 'Change Password' }).click();
    await expect(page.getByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
    await expectAccessible(page, dialog);
  },

  'the dialog about a new address': async ({ page, open }) => {
    await open('/profile');
    await fill(page, { Email: 'another@demo.test' });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog', { name: 'Confirm your new address' })).toBeVisible();
    await expectAccessible(page, dialog);
  },

  'passwords that differ, and a refused change': async ({ page, open }) => {
    await open(
      '/changeprofilepassword',
      'changePassword:400/PasswordChange_OldPasswordIsIncorrect',
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
  },

  'an unknown invitation': async ({ page, open }) => {
    await open(`/invitations/validate/${invited}`, 'validateInvitation:404');
    await expect(alert(page)).toBeVisible();
    await expectAccessible(page, main);
  },

  'an interrupted invitation': async ({ page }) => {
    const asked = page.waitForRequest('**/invitations/accept');
    await page.goto(
      `/invitations/validate/${invited}?mock=validateInvitation:200/existingUser,acceptInvitation:slow`,
    );
    await asked;
    await page.reload();
    await expect(page.getByText(/The page was loaded again while your invitation/)).toBeVisible();
    await expectAccessible(page, main);
  },

  'an invitation without documents': async ({ page, open }) => {
    await open(`/invitations/accept/${invited}`, 'listConsentDocuments:500');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectAccessible(page, main);
  },

  'a refused invitation': async ({ page, open }) => {
    await open(`/invitations/accept/${invited}`, 'acceptInvitation:500');
    await fillIn(page, 'Nia Okafor', 'Seven-gulls-at-noon');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(alert(page)).toBeVisible();
    await expectAccessible(page, main);
  },

  'the page after a link that was passed on, wide and narrow': async ({ page, open }) => {
    await open(
      '/invitations/validate/token/new.person%40demo.test',
      'validateInvitation:200/existingUser,acceptInvitation:200/linkMailed',
    );
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 780 });
    await expectNoSidewaysScroll(page);
    await expectNarrowAccessible(page);
  },

  'a password reset that was not sent': async ({ page, open }) => {
    await open('/resetpassword');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Enter an email address such as name@example.com.')).toBeVisible();
    await expectAccessible(page, main);
  },

  'an unknown password reset': async ({ page, open }) => {
    await open(`/resetpassword/validate/${reset}`, 'validatePasswordReset:404');
    await expect(alert(page)).toBeVisible();
    await expectAccessible(page, main);
  },

  'a refused password reset': async ({ page, open }) => {
    await open(
      `/resetpassword/confirm/${reset}`,
      'confirmPasswordReset:400/BadRequest_PasswordTooCommon',
    );
    await fill(page, { 'New Password': 'Password2026!', 'Confirm Password': 'Password2026!' });
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(alert(page)).toBeVisible();
    await expectAccessible(page, main);
  },

  // The states that follow are of another session, so that the console loads again.

  'the dialog about an ended session over an edited page': async ({ page, open }) => {
    await open('/profile');
    await fill(page, { 'Full Name': 'Somebody else' });
    await page
      .context()
      .addCookies([{ name: 'mock-persona', value: 'none', url: new URL(page.url()).origin }]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
    await expectAccessible(page, '[role="alertdialog"]');
  },

  'a console that failed to load': async ({ page }) => {
    await page.goto('/admin?persona=superUser&mock=getCurrentSession:500');
    await expect(page.getByRole('heading', { name: 'Failed Loading Admin Page' })).toBeVisible();
    await expectAccessible(page);
  },

  'My Account when it is empty': async ({ page }) => {
    await page.goto(`${account}?persona=ordinaryUser&mock=getUserSummary:empty`);
    await expect(page.getByRole('region', { name: 'Organisation Membership' })).toBeVisible();
    await expectAccessible(page, main);
  },

  'My Account after a failure': async ({ page, open }) => {
    await open(account, 'getUserSummary:500');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectAccessible(page, main);
  },

  'My Account when it is not allowed': async ({ page, open }) => {
    await open(account, 'getUserSummary:403');
    await expect(page.getByText('Your account is not allowed to do this.')).toBeVisible();
    await expectAccessible(page, main);
  },
};
