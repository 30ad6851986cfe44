import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { AuditLog } from '../support/pages/audit-log';
import { historyButton } from '../support/pages/history';
import { expectNoSidewaysScroll } from '../support/pages/narrow';
import { createUser, freshName } from '../support/records/records';

test.use({ account: superUser });

test('a super user sees what changed in a user, follows the link, and opens the same in the audit log', async ({
  page,
}) => {
  const before = freshName('Ivo Before');
  const after = freshName('Ivo After');
  const { userID } = await createUser(page.request, { fullName: before });
  await page.goto(`/admin/users/edit/${userID}`);
  await page.getByRole('textbox', { name: 'Full Name' }).fill(after);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/users');

  await page.goto(`/admin/users/edit/${userID}`);
  await (await historyButton(page)).click();
  const drawer = page.getByRole('dialog', { name: `History of ${after}` });
  const changed = drawer.getByRole('listitem').first();
  const created = drawer.getByRole('listitem').last();
  await expect(changed).toContainText(/^Changed by Sam Underwood/);
  await expect(changed).toContainText(`Full Name${before} to ${after}`);
  await expect(created).toContainText(/^Created by Sam Underwood/);

  await drawer.getByRole('link', { name: 'Everything that happened here' }).click();
  const log = new AuditLog(page);
  await log.table.getByRole('button', { name: `User ${after} was changed.` }).click();
  const entry = page.getByRole('dialog', { name: 'User changed' });
  await expect(entry).toContainText(`Full Name${before} to ${after}`);
  await entry.getByRole('link', { name: 'Open the record' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit User');
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue(after);
});

test('an entry of the audit log opens by the keyboard alone, in a narrow window too', async ({
  page,
}) => {
  const name = freshName('Key Only');
  await createUser(page.request, { fullName: name });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/auditlogs?message=${encodeURIComponent(name)}`);
  const message = page.getByRole('button', { name: `User ${name} was created.` });
  await message.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'User created' });
  await expect(drawer).toContainText(`Full Name${name}`);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(message).toBeFocused();
});
