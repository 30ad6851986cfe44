import { demoPassword } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { fillSignIn, signedInState } from '../support/pages/sign-in';
import { freshPerson } from '../support/records/fresh-person';

const password = 'Seven-gulls-at-noon';

test('changing the password ends other sessions and keeps this one', async ({
  browser,
  baseURL,
  page,
  context,
}) => {
  const { email, storageState } = await freshPerson(browser, baseURL ?? '', 'Petra Password');
  await context.addCookies(storageState.cookies);
  const elsewhere = await browser.newContext({
    baseURL,
    storageState: await signedInState(browser, baseURL ?? '', email),
  });
  const current = '/Authentication/current';
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  expect((await elsewhere.request.get(current, { headers })).status()).toBe(200);

  await page.goto('/profile');
  await page.getByRole('link', { name: 'Change Password' }).click();
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible();
  const old = page.getByRole('textbox', { name: 'Old Password' });
  const fresh = page.getByRole('textbox', { name: 'New Password' });
  const confirmation = page.getByRole('textbox', { name: 'Confirm Password' });
  const change = page.getByRole('button', { name: 'Change', exact: true });
  await old.fill(demoPassword);
  await fresh.fill(password);
  await confirmation.fill(password);
  await change.click();
  await expect(page.getByRole('heading', { name: 'Edit My Profile' })).toBeVisible();
  await expect(page).toHaveURL('/profile');
  expect((await elsewhere.request.get(current, { headers })).status()).toBe(401);
  const login = await elsewhere.newPage();
  await login.goto('/authentication/login');
  await fillSignIn(login, email, password);
  await expect(login.getByRole('heading', { name: 'My Account' })).toBeVisible();
  await elsewhere.close();
});
