import { expect, test } from '../../support/console-test';

const answers = [
  ['400/BadRequest', 'Bad Request.'],
  ['400/PasswordChange_OldPasswordIsIncorrect', 'The specified old password does not match.'],
  ['400/PasswordChange_NewPasswordIsInvalid', 'The new password is not strong enough.'],
  [
    '400/PasswordChange_NewPasswordMustBeDifferentFromOldPassword',
    'The new password cannot be the same as your old password.',
  ],
  [
    '400/PasswordChange_NewPasswordIsTooCommon',
    'The new password is too common and cannot be used.',
  ],
  ['400/BadRequest_UserDoesNotExist', 'User does not exist.'],
  [
    '400/BadRequest_PasswordResetRequestTooManyAttempts',
    'You have tried too many times in a short period. Please wait a while before trying again.',
  ],
  ['403', 'Your account is not allowed to do this.'],
  ['500', 'The server could not complete the request.'],
  ['network', 'Network error'],
] as const;

test('whatever the change answers, it is said and the fields are empty', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/Failed to load resource/);
  const field = (name: string) => page.getByRole('textbox', { name });
  for (const [answer, text] of answers) {
    await page.goto(`/changeprofilepassword?mock=changePassword:${answer}`);
    await field('Old Password').fill('demo-password-1');
    await field('New Password').fill('Seven-gulls-at-noon');
    await field('Confirm Password').fill('Seven-gulls-at-noon');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect.soft(page.getByRole('main').getByRole('alert'), answer).toContainText(text);
    await expect.soft(field('Old Password'), answer).toHaveValue('');
    await expect.soft(field('New Password'), answer).toHaveValue('');
    await expect.soft(field('Confirm Password'), answer).toHaveValue('');
  }
});
