import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/demo-records';

const path = `/organisation/${harbourRestaurants}/invite`;

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

const answers = [
  ['400', 'Bad Request.'],
  ['400/BadRequest_InvitationHasInvalidParameters', 'Invitation is not valid.'],
  ['400/BadRequest_UserHasAlreadyJoined', 'User is already part of this organisation.'],
  [
    '400/BadRequest_InvitationEmailSendFailure',
    'Failed to send invite! The server is not able to send email invitations at this time.',
  ],
  ['403', 'Your account is not allowed to do this.'],
  ['404', 'The record does not exist.'],
  ['500', 'The server could not complete the request.'],
  ['network', 'Network error'],
] as const;

test('whatever sending answers, it is said and everything stays filled in', async ({ page }) => {
  for (const [answer, words] of answers) {
    await page.goto(`${path}?mock=sendInvite:${answer}`);
    const email = page.getByLabel('Email');
    const managers = page.getByRole('checkbox', { name: 'Managers', exact: true });
    await email.fill('nia@demo.test');
    await managers.check();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.soft(page.getByRole('alert'), answer).toContainText(words);
    await expect.soft(email, answer).toHaveValue('nia@demo.test');
    await expect.soft(managers, answer).toBeChecked();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Organisation Summary' })).toBeVisible();
  }
});

test('an organisation without groups, teams and outlets can be invited to', async ({ page }) => {
  const empty = ['listPermissionGroupChoices', 'listAccessibleTeamValues', 'listOutletNodes'];
  await page.goto(`${path}?mock=${empty.map((operation) => `${operation}:empty`).join(',')}`);
  await expect(page.getByText('This organisation has no permission groups.')).toBeVisible();
  await expect(page.getByText('There are no teams to choose.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill('new.person@demo.test');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(
    page.getByText(/^The invitation was sent to new\.person@demo\.test\./),
  ).toBeVisible();
});
