import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { superUser } from '../support/accounts';
import { expect, test } from '../support/console-test';
import { createUser, freshName } from '../support/records';
import { fillSignIn, signedInState } from '../support/sign-in';
import { mailedResets } from './mailed-reset';

const password = 'Seven-gulls-at-noon';

test.beforeEach(({ complaints }) => complaints.provoke(/status of 401/));

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function ask(page: Page, email: string) {
  await page.goto('/resetpassword');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(heading(page, 'Reset sent')).toBeVisible();
}

async function choose(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'New Password' }).fill(text);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(text);
}

test('a forgotten password is reset by the mailed link, for an address with +, % and ö', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await browser.newContext({
    baseURL,
    storageState: await signedInState(browser, baseURL ?? '', superUser),
  });
  const local = freshName('nia+till%20ö').replace(' ', '');
  const { email, fullName } = await createUser(office.request, { email: `${local}@demo.test` });
  await office.close();

  await page.goto('/authentication/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(heading(page, 'Password Reset Request')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Enter a valid email address.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectAccessible(page);
  await ask(page, email);
  await expect(page).toHaveURL('/resetpassword/requestsent');
  await expectAccessible(page);

  const [path = ''] = await mailedResets(page.request, email);
  await page.goto(path);
  await expect(heading(page, 'Confirm Reset')).toBeVisible();
  await expect(main(page).getByText(email)).toBeVisible();
  await expect(page).toHaveURL(/\/resetpassword\/confirm\//);
  await expect(page.getByRole('button', { name: 'Accept' })).toBeDisabled();
  await expectAccessible(page);
  // Validate left no entry in the history: Back leads to what was there before it.
  await page.goBack();
  await expect(heading(page, 'Reset sent')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Confirm Reset')).toBeVisible();

  await choose(page, password);
  await expect(page.getByText('Very strong')).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('You have successfully changed your password.')).toBeVisible();
  await expect(page).toHaveURL('/resetpassword/complete');
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/authentication\/login\?returnUrl=/);
  await fillSignIn(page, email, password);
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await expect(page.getByText(fullName).first()).toBeVisible();
});

test('a link works once, and what is behind the address in it is ignored', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.provoke(/status of 40[04]/);
  const office = await browser.newContext({
    baseURL,
    storageState: await signedInState(browser, baseURL ?? '', superUser),
  });
  const { email } = await createUser(office.request);
  await office.close();
  await ask(page, email);
  const [path = ''] = await mailedResets(page.request, email);
  await page.goto(`${path}/and/more?than=that`);
  await expect(heading(page, 'Confirm Reset')).toBeVisible();

  // Refused, the link stays good.
  await choose(page, 'Password2026!');
  await page.getByRole('button', { name: 'Accept' }).click();
  const alert = main(page).getByRole('alert');
  await expect(alert).toHaveText('Specified password is too common and not secure enough.');
  await expect(alert).toBeFocused();
  await expectAccessible(page);
  await choose(page, password);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('You have successfully changed your password.')).toBeVisible();

  await page.goto(path);
  await expect(alert).toHaveText(
    'Password reset request not found or has expired. Please send a new request to try again.',
  );
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Send a new request' }).click();
  await expect(heading(page, 'Password Reset Request')).toBeVisible();
});

test('an address without an account gets the same notice', async ({ page }) => {
  await ask(page, `${freshName('nobody').replace(' ', '.')}@demo.test`);
  await expect(main(page).getByRole('link', { name: 'Login' })).toBeVisible();
});
