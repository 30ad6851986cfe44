import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';

const profile = '/organisation/20000000-0000-4000-8000-000000000003/profile';
const refusals = [
  ['400', 'Bad Request.'],
  ['401', 'You are not signed in.'],
  ['403', 'Your account is not allowed to do this.'],
  ['404', 'The record does not exist.'],
  ['500', 'The server could not complete the request.'],
  ['network', 'Network error'],
] as const;

test('a failed save keeps the name that was typed, whatever the answer', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/Failed to load resource/);
  const name = page.getByRole('textbox', { name: 'Name' });
  for (const [answer, text] of refusals) {
    await page.goto(`${profile}?mock=saveOrganisationProfile:${answer}`);
    await name.fill('Harbour & Sons');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.soft(page.getByRole('alert').filter({ hasText: text }), answer).toBeVisible();
    await expect.soft(name, answer).toHaveValue('Harbour & Sons');
    if (answer === '500') await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
  }
});
