import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { ended } from '../support/pages/session';
import { signedInState } from '../support/pages/sign-in';
import { freshPerson } from '../support/records/fresh-person';
import { findUser } from '../support/records/records';

test.use({ account: superUser });

test('one browser ends the session of another, and a super user ends the rest', async ({
  browser,
  baseURL: origin = '',
  page,
  complaints,
}) => {
  complaints.provoke(/status of 401/);
  const fullName = 'Selma Sessions';
  const person = await freshPerson(browser, origin, fullName);
  const atDesk = await browser.newContext({ baseURL: origin, storageState: person.storageState });
  const elsewhere = await browser.newContext({
    baseURL: origin,
    storageState: await signedInState(browser, origin, person.email),
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0',
  });
  const [desk, other] = [await atDesk.newPage(), await elsewhere.newPage()];
  await other.goto('/profile');
  const name = other.getByRole('textbox', { name: 'Display Name' });
  await name.fill('Not saved yet');

  await desk.goto('/user');
  const sessions = desk.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This session' })).toContainText(
    'Chrome on',
  );
  await sessions.getByRole('button', { name: /^End the session on Firefox on Windows/ }).click();
  await expect(sessions.getByText('The session on Firefox on Windows has ended.')).toBeFocused();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  await other.getByRole('button', { name: 'Save' }).click();
  await expect(ended(other)).toBeVisible();
  await expect(name).toHaveValue('Not saved yet');

  const user = await findUser(page.request, fullName);
  await page.goto(`/admin/users/edit/${user?.userID}`);
  const panel = page.getByRole('region', { name: 'Sessions' });
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: 'End all sessions' }).click();
  const question = page.getByRole('dialog', { name: 'End all sessions' });
  await question.getByRole('button', { name: 'End all sessions' }).click();
  await expect(panel).toContainText('Not signed in anywhere.');
  await desk.goto('/user');
  await expect(desk.getByRole('heading', { name: 'Login Required' })).toBeVisible();
  await atDesk.close();
  await elsewhere.close();
});
