import { organisationAdministrator } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/keyboard-only';
import { freshName } from '../support/records/records';
import { createInvite, mailedLinks } from '../support/records/team-records';

test.use({ account: organisationAdministrator });

test('a new person accepts an invitation and logs in', async ({ page, keyboard, complaints }) => {
  complaints.provoke(/status of 401/);
  const { email } = await createInvite(page.request);
  const [link = ''] = await mailedLinks(page.request, email);
  const fullName = freshName('Kei Board');
  const password = freshName('Seven tin boats');
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Accept Invitation' })).toBeFocused();

  const documents = page.getByRole('group', { name: 'Please read and accept' });
  const consents = documents.getByRole('checkbox');
  await expect(consents.first()).toBeVisible();
  for (const consent of await consents.all()) {
    await keyboard.reach(consent);
    await keyboard.press('Space');
    await expect(consent).toBeChecked();
  }
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await keyboard.reach(field('Display Name'));
  await keyboard.type('Kei');
  await keyboard.reach(field('Full Name'));
  await keyboard.type(fullName);
  await keyboard.reach(page.getByLabel(/^Password \*$/));
  await keyboard.type(password);
  await keyboard.reach(page.getByLabel(/^Confirm Password/));
  await keyboard.type(password);
  const accept = page.getByRole('button', { name: 'Accept' });
  await expect(accept).toBeEnabled();
  await keyboard.reach(accept);
  await keyboard.press('Enter');
  const approved = page.getByRole('heading', { name: /your invitation has been approved/ });
  await expect(approved).toBeFocused();

  await keyboard.reach(page.getByRole('main').getByRole('link', { name: 'Login' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await keyboard.type(email);
  await keyboard.reach(page.getByLabel('Password'));
  await keyboard.type(password);
  await page.keyboard.press('Enter');
  await keyboard.skipToContent('My Account');
  await expect(page.getByRole('main')).toContainText(fullName);
});
