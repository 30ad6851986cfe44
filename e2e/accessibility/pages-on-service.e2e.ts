import { ordinaryUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { logOut } from '../support/pages/session';
import { fillSignIn } from '../support/pages/sign-in';
import { postJson, readJson } from '../support/records/calls';
import { freshAddress } from '../support/records/team-records';
import { expectAccessible } from './expect-accessible';

// The pages that the service renders itself, outside of the console.

test('the pages of signing in and out are accessible', async ({ page, complaints }) => {
  complaints.provoke(/status of 422/);
  await page.goto('/authentication/login?returnUrl=/profile');
  await fillSignIn(page, ordinaryUser, 'not-the-password');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await fillSignIn(page, ordinaryUser);
  await logOut(page);
  await expectAccessible(page);
});

test.describe('signed in', () => {
  test.use({ account: ordinaryUser });

  test('a document, a mail and the confirmation of an address are accessible', async ({ page }) => {
    await page.goto('/user');
    const agreements = page.getByRole('region', { name: 'Consented Agreements' });
    await agreements.getByRole('link', { name: 'Terms of use' }).click();
    await expect(page.getByRole('heading', { name: 'Terms of use' })).toBeVisible();
    await expectAccessible(page);

    const profile = await readJson<object>(page.request, '/api/user/profile');
    const email = freshAddress();
    await postJson(page.request, '/api/user/profile', { ...profile, email });
    await page.goto('/dev/outbox');
    const mail = page.getByRole('article').filter({ hasText: `To ${email}` });
    await expect(mail).toBeVisible();
    await expectAccessible(page);
    // The test does not confirm the address, since other tests sign in with the old one.
    await mail.getByRole('link', { name: '/confirmemail/' }).click();
    await expect(page.getByRole('heading', { name: 'Confirm your new address' })).toBeVisible();
    await expectAccessible(page);
  });
});
