import { expect, test } from '../support/console-test';
import { fillSignIn } from '../support/pages/sign-in';
import { freshName } from '../support/records/records';
import { countCalls, fillIn, invite } from './invited';

const approved = 'Welcome, your invitation has been approved!';
const password = 'Seven-gulls-at-noon';

test.beforeEach(({ complaints }) => complaints.provoke(/status of 401/));

test('a new person accepts by the mailed link and logs in, and the history has no token', async ({
  page,
  browser,
  origin,
}) => {
  const local = freshName('nia+till%20').replace(' ', '');
  const { email, path, token } = await invite(browser, origin, `${local}@demo.test`);
  const fullName = freshName('Nia Okafor');
  const counts = countCalls(page);
  await page.goto('/invitations/approved');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Accept Invitation' })).toBeVisible();
  await expect(page).toHaveURL(
    new RegExp(`/invitations/accept/${token}/${encodeURIComponent(email)}$`),
  );
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByRole('button', { name: 'Accept' })).toBeDisabled();

  await fillIn(page, fullName, password);
  await expect(page.getByText('Very strong')).toBeVisible();
  // The document opens in another tab, and the form stays as it is.
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Read Terms of use' }).click();
  const document = await opening;
  await expect(document.getByRole('heading', { name: 'Terms of use' })).toBeVisible();
  await document.close();
  await expect(page.getByLabel('Full Name')).toHaveValue(fullName);

  await page.getByRole('button', { name: 'Accept' }).dblclick();
  await expect(page.getByRole('heading', { name: approved })).toBeVisible();
  await expect(page).toHaveURL(/\/invitations\/approved$/);
  expect(counts()).toEqual({ validations: 1, acceptances: 1 });

  await page.goBack();
  await expect(page).toHaveURL(/\/invitations\/approved$/);
  await page.goForward();
  await page.reload();
  await expect(page.getByRole('heading', { name: approved })).toBeVisible();
  expect(counts()).toEqual({ validations: 1, acceptances: 1 });

  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/authentication\/login\?returnUrl=/);
  await fillSignIn(page, email, password);
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await expect(page.getByRole('main').getByText(fullName).first()).toBeVisible();
});
