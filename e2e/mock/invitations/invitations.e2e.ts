import { fillIn } from '../../invitations/invited';
import { expect, test } from '../../support/console-test';

const parts = 'p4Wn0sKc7vQy2TzLh9BdXe/new.person@demo.test';
const missing =
  'Invitation not found or has expired. Please contact your administrator to re-issue a new invitation.';
const refusals = [
  ['400/BadRequest', 'Bad Request.'],
  ['400/BadRequest_InvitationHasInvalidParameters', 'Invitation is not valid.'],
  ['400/BadRequest_InvitationExpired', 'Invitation has expired.'],
  ['400/BadRequest_UserHasAlreadyJoined', 'User is already part of this organisation.'],
  ['404', missing],
  ['500', 'The server could not complete the request.'],
  ['network', 'Network error'],
] as const;

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('whatever validating answers, it is said, or leads on', async ({ page }) => {
  const alert = page.getByRole('main').getByRole('alert');
  for (const [answer, words] of refusals) {
    await page.goto(`/invitations/validate/${parts}?mock=validateInvitation:${answer}`);
    await expect.soft(alert, answer).toContainText(words);
  }
  await page.goto(`/invitations/validate/${parts}?mock=validateInvitation:200/newUser`);
  await expect(page.getByRole('heading', { name: 'Accept Invitation' })).toBeVisible();
  await page.goto(`/invitations/validate/${parts}?mock=validateInvitation:200/existingUser`);
  await expect(page).toHaveURL(/\/invitations\/approved/);
});

test('whatever the acceptance of a known person answers, it is said', async ({ page }) => {
  const alert = page.getByRole('main').getByRole('alert');
  for (const [answer, words] of refusals) {
    const known = 'validateInvitation:200/existingUser';
    await page.goto(`/invitations/validate/${parts}?mock=${known},acceptInvitation:${answer}`);
    await expect.soft(alert, answer).toContainText(words);
  }
});

test('whatever accepting answers, it is said and everything stays filled in', async ({ page }) => {
  const answers = [
    ...refusals,
    ['400/PasswordChange_NewPasswordIsInvalid', 'The new password is not strong enough.'],
    [
      '400/PasswordChange_NewPasswordIsTooCommon',
      'The new password is too common and cannot be used.',
    ],
  ];
  const alert = page.getByRole('main').getByRole('alert');
  page.on('dialog', (dialog) => dialog.accept());
  for (const [answer = '', words = ''] of answers) {
    await page.goto(`/invitations/accept/${parts}?mock=acceptInvitation:${answer}`);
    await fillIn(page, 'Nia Okafor', 'Seven-gulls-at-noon');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.soft(alert, answer).toContainText(words);
    await expect.soft(page.getByLabel('Full Name'), answer).toHaveValue('Nia Okafor');
  }
});

test('without any document to agree to the form can be sent', async ({ page }) => {
  await page.goto(`/invitations/accept/${parts}?mock=listConsentDocuments:empty`);
  await page.getByLabel('Display Name').fill('Nia');
  await page.getByLabel('Full Name').fill('Nia Okafor');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Seven gulls');
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('Seven gulls');
  await expect(page.getByText('Please read and accept')).toHaveCount(0);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL(/\/invitations\/approved/);
});
