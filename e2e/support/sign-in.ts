import { type Browser, expect, type Page } from '@playwright/test';
import { demoPassword } from './accounts';

/** Signs in without a page; what is returned makes a browser context that person's. */
export async function signedInState(browser: Browser, origin: string, account: string) {
  // Within a test it would begin with the session of the test's account, and end that.
  const nobody = { cookies: [], origins: [] };
  const context = await browser.newContext({ baseURL: origin, storageState: nobody });
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

/** Fills in the form of the sign-in page that is open, and sends it. */
export async function fillSignIn(page: Page, email: string, password = demoPassword) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
