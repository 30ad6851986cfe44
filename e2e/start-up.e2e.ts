import type { Page } from '@playwright/test';
import { demoPassword, superUser } from '../service/database/seed/demo-accounts';
import { expect, test } from './support/console-test';
import { fillSignIn } from './support/pages/sign-in';
import { cutCalls, refuseCalls, trouble } from './support/servers/provoke';

const noSession = /status of 401.*\/Authentication\/current/;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('without a session the console asks for a login, which leads to the wanted page', async ({
  page,
  browser,
  complaints,
}) => {
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
  const still = await withoutScripts.newPage();
  await still.goto('/admin/users');
  await expect(still.locator('noscript').last()).toBeVisible();
  await expect(still.getByText('Loading...')).toBeHidden();
  await withoutScripts.close();

  complaints.provoke(noSession);
  complaints.provoke(/status of 422.*\/authentication\/login/);
  await page.goto('/admin/users');
  await expect(heading(page, 'Login Required')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();

  await fillSignIn(page, superUser, 'not-the-password');
  await expect(page.getByRole('alert')).toHaveText('The email or the password is not right.');
  await expect(page.getByLabel('Email')).toHaveValue(superUser);
  await expect(page.getByLabel('Password')).toHaveValue('');
  await fillSignIn(page, superUser);
  await expect(page).toHaveURL('/admin/users');
  await expect(heading(page, 'Users')).toBeVisible();
});

test('a demo account signs in with one click and reaches the requested page', async ({ page }) => {
  await page.goto('/authentication/login?returnUrl=/admin/clients?q=kiosk');
  await expect(page.getByText(demoPassword)).toBeVisible();
  await page.getByRole('button', { name: `Super user ${superUser}` }).click();
  await expect(page).toHaveURL('/admin/clients?q=kiosk');
  await expect(page.getByRole('rowheader', { name: 'Kiosk' })).toBeVisible();
  // Back leads to the sign-in page, not to a redirect that leads here again.
  await page.goBack();
  await expect(heading(page, 'Sign in')).toBeVisible();
});

test('a failed session call shows an error, and Refresh tries again', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/net::ERR_FAILED|status of 500.*\/Authentication\/current/);
  complaints.provoke(noSession);
  const session = '/Authentication/current';
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await cutCalls(page, session);
  await page.goto('/admin');
  await expect(heading(page, 'Failed Loading Admin Page')).toBeVisible();
  await expect(page.getByText('Network error')).toBeVisible();

  await page.unroute(session);
  await refuseCalls(page, session, { status: 500 });
  await refresh.click();
  await expect(page.getByText(trouble)).toBeVisible();
  await page.unroute(session);
  await refresh.click();
  await expect(heading(page, 'Login Required')).toBeVisible();
});
