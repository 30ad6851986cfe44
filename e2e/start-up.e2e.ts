import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import {
  demoPassword,
  ordinaryUser,
  organisationAdministrator,
  superUser,
} from './support/accounts';
import { expect, test } from './support/console-test';
import { harbourRestaurants, uma } from './support/demo-records';
import { cutCalls, refuseCalls, trouble } from './support/provoke';
import { fillSignIn } from './support/sign-in';

const noSession = /status of 401.*\/Authentication\/current/;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('without a session the console asks for a login that leads back to it', async ({
  page,
  complaints,
}) => {
  complaints.provoke(noSession);
  await page.goto('/admin/users');

  await expect(heading(page, 'Login Required')).toBeVisible();
  await expect(page).toHaveTitle('Login Required - Authentication');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const login = page.getByRole('link', { name: 'Login' });
  await expect(login).toHaveAttribute('href', '/authentication/login?returnUrl=/');
  await expectAccessible(page);

  await login.click();
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expectAccessible(page);
});

test('a wrong password and an unknown person get the same one message', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/status of 422.*\/authentication\/login/);
  const messages: string[] = [];
  for (const email of [superUser, 'nobody@demo.test']) {
    await page.goto('/authentication/login?returnUrl=/');
    await fillSignIn(page, email, 'not-the-password');
    const alert = page.getByRole('alert');
    await expect(alert).toHaveCount(1);
    messages.push(await alert.innerText());
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password')).toHaveValue('');
  }
  expect(messages).toEqual([
    'The email or the password is not right.',
    'The email or the password is not right.',
  ]);
  await expectAccessible(page);
});

for (const { account, path, title } of [
  { account: superUser, path: '/admin', title: 'Administration summary' },
  {
    account: organisationAdministrator,
    path: `/organisation/${harbourRestaurants}`,
    title: 'Organisation Summary',
  },
  { account: ordinaryUser, path: `/user/${uma}`, title: 'My Account' },
]) {
  test(`${account} lands on ${path}`, async ({ page }) => {
    await page.goto('/authentication/login?returnUrl=/');
    await fillSignIn(page, account);

    await expect(page).toHaveURL(path);
    await expect(heading(page, title)).toBeVisible();
    // Back leads to the sign-in page and not into a redirect that leads here again.
    await page.goBack();
    await expect(heading(page, 'Sign in')).toBeVisible();
  });
}

test('the sign-in page leads back to the page that was asked for', async ({ page }) => {
  await page.goto('/authentication/login?returnUrl=/admin/clients?q=kiosk');
  await fillSignIn(page, superUser);

  await expect(page).toHaveURL('/admin/clients?q=kiosk');
  await expect(page.getByRole('rowheader', { name: 'Kiosk' })).toBeVisible();
});

test('a return url outside of the console is refused', async ({ page, request, baseURL }) => {
  for (const returnUrl of [
    '//elsewhere.test/',
    '/\\elsewhere.test',
    'javascript:alert(1)',
    '/authentication/logout',
  ]) {
    const answer = await request.post('/authentication/login', {
      form: { email: ordinaryUser, password: demoPassword, returnUrl },
      headers: { Origin: baseURL ?? '' },
      maxRedirects: 0,
    });
    expect(answer.headers().location, returnUrl).toBe('/');
  }

  await page.goto(
    `/authentication/login?returnUrl=${encodeURIComponent('https://elsewhere.test/')}`,
  );
  await fillSignIn(page, ordinaryUser);
  await expect(page).toHaveURL(`${baseURL}/user/${uma}`);
});

test('a failed session call shows the failure and Refresh tries again', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/status of 500.*\/Authentication\/current/);
  complaints.provoke(noSession);
  await refuseCalls(page, '/Authentication/current', { status: 500 });
  await page.goto('/admin');

  await expect(heading(page, 'Failed Loading Admin Page')).toBeVisible();
  await expect(page.getByText('Please refresh the page to try again.')).toBeVisible();
  await expect(page.getByText(trouble)).toBeVisible();
  await expect(page).toHaveTitle('Failed Loading Admin Page - Authentication');
  await expectAccessible(page);

  await page.unroute('/Authentication/current');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(heading(page, 'Login Required')).toBeVisible();
});

test('a session call without any answer shows the failure too', async ({ page, complaints }) => {
  complaints.provoke(/net::ERR_FAILED/);
  await cutCalls(page, '/Authentication/current');
  await page.goto('/');

  await expect(heading(page, 'Failed Loading Admin Page')).toBeVisible();
  await expect(page.getByText('Network error')).toBeVisible();
});

test('the invitation and reset pages work without a session', async ({ page, complaints }) => {
  complaints.provoke(noSession);
  // Nobody has these tokens.
  complaints.provoke(/status of 40[04]/);
  for (const path of [
    '/invitations/accept/token/new.person@demo.test',
    '/invitations/validate/token/new.person@demo.test',
    '/invitations/approved',
    '/resetpassword/requestsent',
    '/resetpassword/validate/token/user@demo.test',
    '/resetpassword/confirm/token/user@demo.test/and/more',
    '/resetpassword/complete',
    '/resetpassword',
  ]) {
    await page.goto(path);
    const header = page.getByRole('banner');
    await expect(header.getByText('Login Required'), path).toBeVisible();
    await expect(header.getByRole('link', { name: 'Login' }), path).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText('Login Required');
    await expect(page.getByRole('navigation'), path).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('a failed session call does not keep anybody from a password reset', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/status of 500/);
  await refuseCalls(page, '/Authentication/current', { status: 500 });
  await page.goto('/resetpassword');

  await expect(page.getByRole('banner').getByText('Login Required')).toBeVisible();
  await expect(heading(page, 'Failed Loading Admin Page')).toHaveCount(0);
});

test('what is missing is 404 and never the page', async ({ request }) => {
  for (const path of [
    '/assets/nothing.js',
    '/assets/nothing.css',
    '/nothing.png',
    '/api/nothing',
  ]) {
    const answer = await request.get(path, { headers: { Accept: 'text/html,*/*' } });
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).not.toContain('<html');
  }
});

test('a demo account signs in with one click', async ({ page }) => {
  await page.goto('/authentication/login');
  await expect(page.getByText(demoPassword)).toBeVisible();
  await page
    .getByRole('button', { name: `Organisation administrator ${organisationAdministrator}` })
    .click();

  await expect(page).toHaveURL(`/organisation/${harbourRestaurants}`);
});
