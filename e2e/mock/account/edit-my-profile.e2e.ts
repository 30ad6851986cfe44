import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';

const refusals = [
  ['400/BadRequest', 'Bad Request.'],
  ['400/BadRequest_UserDoesNotExist', 'User does not exist.'],
  ['401', 'You are not signed in.'],
  ['403', 'Your account is not allowed to do this.'],
  ['500', 'The server could not complete the request.'],
  ['network', 'Network error'],
] as const;

test('a failed save keeps what was typed, whatever the answer', async ({ page, complaints }) => {
  complaints.provoke(/Failed to load resource/);
  const name = page.getByRole('textbox', { name: 'Full Name' });
  for (const [answer, text] of refusals) {
    await page.goto(`/profile?mock=saveOwnProfile:${answer}`);
    await name.fill('Somebody else');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.soft(page.getByRole('alert').filter({ hasText: text }), answer).toBeVisible();
    await expect.soft(name, answer).toHaveValue('Somebody else');
    if (answer === '500') await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
  }
});
