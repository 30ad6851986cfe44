import { organisationAdministrator } from '../../service/database/seed/demo-accounts';
import type { InviteLink } from '../../src/api/schema.gen';
import { expect, test } from '../support/console-test';
import { fillSignIn, signedInState } from '../support/pages/sign-in';
import { postJson } from '../support/records/calls';
import { harbourRestaurants } from '../support/records/demo-records';
import { freshName } from '../support/records/records';
import { findInvite, mailedLinks } from '../support/records/team-records';
import { fillIn, invite } from './invited';

const password = 'Seven-gulls-at-noon';

test.beforeEach(({ complaints }) => complaints.provoke(/status of 401/));

test('a link that an administrator passes on brings a mail, whose link makes the account', async ({
  page,
  browser,
  origin,
}) => {
  const { email } = await invite(browser, origin);
  const context = await browser.newContext({
    baseURL: origin,
    storageState: await signedInState(browser, origin, organisationAdministrator),
  });
  const invitation = await findInvite(context.request, email);
  const { link } = await postJson<InviteLink>(
    context.request,
    `/api/organisation/${harbourRestaurants}/invite/${invitation?.organisationUserInviteID}/link`,
  );

  // Neither the administrator nor anybody else joins by the link.
  for (const visitor of [await context.newPage(), page]) {
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    await expect(visitor.getByText(`We sent a mail to ${email}`)).toBeVisible();
  }
  await context.close();
  const [mailed = '', ...earlier] = await mailedLinks(page.request, email);
  expect(earlier).toHaveLength(2);

  await page.goto(mailed);
  await expect(page.getByRole('heading', { name: 'Accept Invitation' })).toBeVisible();
  const fullName = freshName('Nia Okafor');
  await fillIn(page, fullName, password);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(
    page.getByRole('heading', { name: 'Welcome, your invitation has been approved!' }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await fillSignIn(page, email, password);
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await expect(page.getByRole('main').getByText(fullName).first()).toBeVisible();
});
