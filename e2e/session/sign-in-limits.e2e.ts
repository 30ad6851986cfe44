import type { Page } from '@playwright/test';
import { demoPassword, superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { readEntries } from '../support/pages/audit-log';
import { fillSignIn } from '../support/pages/sign-in';
import { freshPerson } from '../support/records/fresh-person';
import { findUser, freshName } from '../support/records/records';

test.use({ account: superUser });

const refusal = (page: Page) => page.getByText('You have tried too many times.');

async function signIn(page: Page, email: string, password = demoPassword) {
  await page.goto('/authentication/login');
  await fillSignIn(page, email, password);
}

test('guesses keep a new browser out and no known one, until a super user unlocks', async ({
  browser,
  origin,
  page,
}) => {
  const fullName = freshName('Lena Locke');
  const { email, storageState } = await freshPerson(browser, origin, fullName);
  const nobody = { cookies: [], origins: [] };
  const elsewhere = await browser.newContext({ baseURL: origin, storageState: nobody });
  const form = { email, password: 'a wrong guess', returnUrl: '/' };
  for (let guess = 1; guess <= 10; guess += 1) {
    const answer = await elsewhere.request.post('/authentication/login', { form });
    expect(answer.status()).toBe(422);
  }
  const newBrowser = await elsewhere.newPage();
  await signIn(newBrowser, email);
  await expect(refusal(newBrowser)).toBeVisible();
  const knownBrowser = await browser.newContext({ baseURL: origin, storageState });
  const known = await knownBrowser.newPage();
  await signIn(known, email);
  await expect(known.getByRole('banner').getByText('New')).toBeVisible();

  const user = await findUser(page.request, fullName);
  await page.goto(`/admin/users/edit/${user?.userID}`);
  const panel = page.getByRole('region', { name: 'Blocked sign-ins' });
  await expect(panel).toContainText('10 attempts failed since');
  // Firefox gives the focus to one window only.
  await page.bringToFront();
  await panel.getByRole('button', { name: 'Unlock sign-in' }).click();
  await expect(panel.getByText('Sign-in is unlocked.')).toBeFocused();
  await signIn(newBrowser, email);
  await expect(newBrowser.getByRole('banner').getByText('New')).toBeVisible();

  const entries = await readEntries(page, { message: email });
  expect(entries.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      `Sign-in as ${email} is limited: 10 attempts from one network failed within 15 minutes.`,
      `Sign-in was unlocked for ${fullName} (${email}).`,
    ]),
  );
  await elsewhere.close();
  await knownBrowser.close();
});
