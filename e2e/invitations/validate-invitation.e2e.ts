import type { Browser } from '@playwright/test';
import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { signedInState } from '../support/pages/sign-in';
import { createUser } from '../support/records/records';
import { holdCalls } from '../support/servers/provoke';
import { countCalls, invite } from './invited';

const approved = 'Welcome, your invitation has been approved!';

test.beforeEach(({ complaints }) => complaints.provoke(/status of 40[14]/));

/** Invites a person who has an account already. */
async function inviteKnown(browser: Browser, origin: string) {
  const context = await browser.newContext({
    baseURL: origin,
    storageState: await signedInState(browser, origin, superUser),
  });
  const { email } = await createUser(context.request);
  await context.close();
  return invite(browser, origin, email);
}

test('a person with an account joins by opening the link, with one acceptance', async ({
  page,
  browser,
  origin,
}) => {
  const { path } = await inviteKnown(browser, origin);
  const counts = countCalls(page);
  await page.goto('/invitations/approved');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: approved })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: approved })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/invitations\/approved$/);
  expect(counts()).toEqual({ validations: 1, acceptances: 1 });

  // The token is used up, and the page says what to do.
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Invitation not found or has expired. Please contact your administrator to re-issue a new invitation.',
  );
  expect(counts()).toEqual({ validations: 2, acceptances: 1 });
});

test('a reload during the acceptance sends no second one', async ({ page, browser, origin }) => {
  const { path } = await inviteKnown(browser, origin);
  const counts = countCalls(page);
  const held = await holdCalls(page, '**/invitations/accept');
  await page.goto(path);
  await expect.poll(() => counts()).toEqual({ validations: 1, acceptances: 1 });
  await page.reload();
  await expect(page.getByText(/The page was loaded again while your invitation/)).toBeVisible();
  expect(counts()).toEqual({ validations: 1, acceptances: 1 });
  await page.unroute('**/invitations/accept');
  expect(held.count()).toBe(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: approved })).toBeVisible();
  expect(counts()).toEqual({ validations: 2, acceptances: 2 });
});
