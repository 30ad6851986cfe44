import { type Browser, expect, type Page } from '@playwright/test';
import { demoPassword } from '../../../service/database/seed/demo-accounts';

/**
 * Signs in without a page.
 * @returns the storage state of the person for a browser context
 */
export async function signedInState(browser: Browser, origin: string, account: string) {
  // Within a test, the context would otherwise start with the session of the test's account and end
  // it.
  const nobody = { cookies: [], origins: [] };
  const context = await browser.newContext({
    baseURL: origin,
    storageState: nobody,
    ignoreHTTPSErrors: true,
  });
  const answer = await context.request.post('/authentication/login', {
    form: { email: account, password: demoPassword, returnUrl: '/' },
    headers: { Origin: origin },
    maxRedirects: 0,
  });
  expect(answer.status(), `signing in as ${account}`).toBe(303);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Fills in and sends the form of the open sign-in page. */
export async function fillSignIn(page: Page, email: string, password = demoPassword) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
