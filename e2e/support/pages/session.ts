import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Account } from '../../../service/database/seed/demo-accounts';
import { routeCalls } from '../servers/route-calls';
import { fillSignIn } from './sign-in';

/** The dialog over a page whose session has ended. */
export const ended = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Your session has ended' });

/** Signs in by the link of the dialog, in a new tab. */
export async function signInAgain(page: Page, context: BrowserContext, account: Account) {
  const opening = context.waitForEvent('page');
  await ended(page).getByRole('link', { name: 'Login in a new tab' }).click();
  const tab = await opening;
  await fillSignIn(tab, account);
  await expect(tab.getByRole('button', { name: /^User menu/ })).toBeVisible();
  await tab.close();
  await expect(ended(page)).toBeHidden();
}

/**
 * Ends the session just before the next call at an address, which answers 401. The route stays: a
 * request that the page sends while a used-up route goes out of effect can stay without an answer.
 */
export async function endSessionAt(page: Page, address: string) {
  let hasEnded = false;
  await routeCalls(page, address, async (route) => {
    if (hasEnded) return route.fallback();
    hasEnded = true;
    await page.context().clearCookies();
    const body = 'You are not signed in.';
    await route.fulfill({ status: 401, contentType: 'text/plain; charset=UTF-8', body });
  });
}

/** Opens the user menu and logs out. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
}
