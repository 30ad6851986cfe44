import type { Browser, Page, Request } from '@playwright/test';
import { organisationAdministrator } from '../../service/database/seed/demo-accounts';
import type { SendInviteRequest } from '../../src/api/schema.gen';
import { signedInState } from '../support/pages/sign-in';
import { createInvite, freshAddress, mailedLinks } from '../support/records/team-records';

/**
 * Invites an address to Harbour Restaurants as its administrator.
 * @returns the address, and the path and the token of the mailed link
 */
export async function invite(
  browser: Browser,
  origin: string,
  email = freshAddress(),
  change: Partial<SendInviteRequest> = {},
) {
  const context = await browser.newContext({
    baseURL: origin,
    storageState: await signedInState(browser, origin, organisationAdministrator),
  });
  await createInvite(context.request, email, change);
  const [link = ''] = await mailedLinks(context.request, email);
  await context.close();
  const { pathname } = new URL(link);
  return { email, path: pathname, token: pathname.split('/')[3] ?? '' };
}

/**
 * Counts the validations and the acceptances that the page sends from now on.
 * @returns a function that reads the counts
 */
export function countCalls(page: Page) {
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST') sent.push(pathname);
  });
  return () => ({
    validations: sent.filter((path) => path === '/invitations/validate').length,
    acceptances: sent.filter((path) => path === '/invitations/accept').length,
  });
}

/** Fills in the whole accept form, as a new person does. */
export async function fillIn(page: Page, fullName: string, password: string) {
  for (const title of ['Terms of use', 'Privacy notice']) {
    await page.getByRole('checkbox', { name: title }).check();
  }
  await page.getByLabel('Display Name').fill('Nia');
  await page.getByLabel('Full Name').fill(fullName);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(password);
}
