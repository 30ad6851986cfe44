import type { Page } from '@playwright/test';
import { expect, test } from '../../support/console-test';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

const failed = 'Failed to send password reset request!';
const tooMany =
  'You have tried too many times in a short period. Please wait a while before trying again';
const missing =
  'Password reset request not found or has expired. Please send a new request to try again.';
const expired = 'Password reset request has expired. Please send a new request to try again.';
const invalid = 'Password reset request is not valid.';
const server = 'The server could not complete the request.';
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test('whatever a request answers, it is said and the address stays', async ({ page }) => {
  for (const [answer, text] of [
    ['400/BadRequest', 'Bad Request.'],
    [
      '400/BadRequest_PasswordResetRequestHasInvalidParameters',
      `${failed} Email address is invalid.`,
    ],
    [
      '400/BadRequest_PasswordResetRequestEmailSendFailure',
      `${failed} The server is not able to send password resets at this time.`,
    ],
    ['400/BadRequest_PasswordResetRequestTooManyAttempts', `${tooMany}.`],
    ['400/BadRequest_InvalidParameters', 'Failed to send invite! Email address is invalid'],
    [
      '400/BadRequest_EmailSendFailure',
      'Failed to send invite! The server is not able to send password resets at this time',
    ],
    ['400/BadRequest_TooManyAttempts', tooMany],
    ['500', server],
    ['network', 'Network error'],
  ] as const) {
    await page.goto(`/resetpassword?mock=sendPasswordReset:${answer}`);
    await page.getByLabel('Email').fill('nia@demo.test');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.soft(alert(page), answer).toContainText(text);
    await expect.soft(page.getByLabel('Email'), answer).toHaveValue('nia@demo.test');
  }
});

test('whatever a validation answers, it is said, and there is a way on', async ({ page }) => {
  for (const [answer, text] of [
    ['400/BadRequest', 'Bad Request.'],
    ['400/BadRequest_PasswordResetHasInvalidParameters', invalid],
    ['400/BadRequest_PasswordResetHasExpired', expired],
    ['400/BadRequest_PasswordResetRequestTooManyAttempts', tooMany],
    ['404', missing],
    ['500', server],
    ['network', 'Network error'],
  ] as const) {
    await page.goto(
      `/resetpassword/validate/token/nia%40demo.test?mock=validatePasswordReset:${answer}`,
    );
    await expect.soft(alert(page), answer).toContainText(text);
    await expect.soft(page.getByRole('link', { name: 'Send a new request' })).toBeVisible();
  }
});

test('whatever a confirmation answers, it is said and the password stays', async ({ page }) => {
  const field = (name: string) => page.getByRole('textbox', { name });
  for (const [answer, text] of [
    ['400/BadRequest', 'Bad Request.'],
    ['400/BadRequest_InvalidParameters', invalid],
    ['400/BadRequest_Expired', expired],
    ['400/BadRequest_PasswordTooShort', 'Specified password is too short.'],
    ['400/BadRequest_PasswordTooCommon', 'Specified password is too common and not secure enough.'],
    ['400/BadRequest_PasswordResetHasInvalidParameters', invalid],
    ['400/BadRequest_PasswordResetHasExpired', expired],
    ['400/BadRequest_PasswordResetRequestTooManyAttempts', tooMany],
    ['404/NotFound_ExpiredOrMissing', missing],
    ['404/NotFound_PasswordResetExpiredOrMissing', missing],
    ['500', server],
    ['network', 'Network error'],
  ] as const) {
    await page.goto(
      `/resetpassword/confirm/token/nia%40demo.test?mock=confirmPasswordReset:${answer}`,
    );
    await field('New Password').fill('Seven-gulls-at-noon');
    await field('Confirm Password').fill('Seven-gulls-at-noon');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.soft(alert(page), answer).toContainText(text);
    await expect.soft(field('New Password'), answer).toHaveValue('Seven-gulls-at-noon');
  }
});
