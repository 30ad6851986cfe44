import { expect, test } from '../../support/console-test';
import { historyButton } from '../../support/pages/history';
import { expectNoSidewaysScroll } from '../../support/pages/narrow';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';

// States of the history, on the mock.

const user = '/admin/users/edit/10000000-0000-4000-8000-000000000003';
const dialog = '[role="dialog"]';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('the history of a record is accessible with changes, without and after a failure', async ({
  page,
}) => {
  await page.goto(`${user}?mock=clear`);
  const button = await historyButton(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Changes' })).toBeVisible();
  await expectAccessible(page, dialog);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNarrowAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await page.goto(`${user}?mock=readHistory:200/empty`);
  await (await historyButton(page)).click();
  await expect(page.getByText('No change is recorded yet.')).toBeVisible();
  await expectAccessible(page, dialog);

  await page.goto(`${user}?mock=readHistory:500`);
  await (await historyButton(page)).click();
  await expect(page.getByRole('dialog').getByText('Error...')).toBeVisible();
  await expectAccessible(page, dialog);
});

test('an audit log entry with its changes is accessible', async ({ page }) => {
  await page.goto('/admin/auditlogs?mock=queryAuditLog:200/withChanges');
  const message = page.getByRole('button', { name: 'User Uma Olsen was changed.' });
  await expect(message).toBeVisible();
  await expectAccessible(page, 'main');
  await message.click();
  await expect(page.getByRole('dialog', { name: 'User changed' })).toContainText('Uma Berg');
  await expectAccessible(page, dialog);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNarrowAccessible(page);
  await expectNoSidewaysScroll(page);
});
