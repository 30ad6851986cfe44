import type { Page } from '@playwright/test';
import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { fillSignIn, signedInState } from '../support/pages/sign-in';
import { createUser, freshName } from '../support/records/records';
import { mailedResets } from './mailed-reset';

const password = 'Seven-gulls-at-noon';

test.beforeEach(({ complaints }) => complaints.provoke(/status of 401/));

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a mailed link resets a forgotten password, for an address with +, % and ö', async ({
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
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(heading(page, 'Reset sent')).toBeVisible();
  await expect(page).toHaveURL('/resetpassword/requestsent');

  const [path = ''] = await mailedResets(page.request, email);
  await page.goto(path);
  await expect(heading(page, 'Confirm Reset')).toBeVisible();
  await expect(main(page).getByText(email)).toBeVisible();
  await expect(page).toHaveURL(/\/resetpassword\/confirm\//);
  await expect(page.getByRole('button', { name: 'Accept' })).toBeDisabled();
  // Validate left no entry in the history: Back leads to the page before it.
  await page.goBack();
  await expect(heading(page, 'Reset sent')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Confirm Reset')).toBeVisible();

  await page.getByRole('textbox', { name: 'New Password' }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(password);
  await expect(page.getByText('Very strong')).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('You have successfully changed your password.')).toBeVisible();
  await expect(page).toHaveURL('/resetpassword/complete');
  await main(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/authentication\/login\?returnUrl=/);
  await fillSignIn(page, email, password);
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await expect(page.getByText(fullName).first()).toBeVisible();
});
