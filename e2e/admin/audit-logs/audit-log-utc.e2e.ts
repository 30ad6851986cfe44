import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { AuditLog, nextQuery } from '../../support/pages/audit-log';

// The range begins at a time that the clocks of the browser's zone repeat. UTC has it once.
// src/domain/local-date-time.test.ts has more zones.
test.use({ account: superUser, timezoneId: 'Europe/London' });

const time = '2026-10-25 01:30';

test('a time that comes twice in London is one moment in UTC, as the person sees it', async ({
  page,
}) => {
  await page.goto('/admin/auditlogs?from=2026-10-02T12:00:00Z');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('radio', { name: 'UTC' }).check();
  await page.keyboard.press('Escape');
  const form = await new AuditLog(page).openFilter('Created');
  const from = form.getByRole('textbox', { name: 'From' });
  await expect(from).toHaveAccessibleDescription('In UTC.');
  await from.fill('25.10.2026 01:30');
  await from.press('Tab');
  await expect(from).toHaveValue(time);
  const asked = nextQuery(page);
  await form.getByRole('button', { name: 'Apply' }).click();
  expect((await asked).dateTimeCreatedFrom).toBe('2026-10-25T01:30:00.000Z');

  // Reopened, the field still has this time.
  await new AuditLog(page).openFilter('Created');
  await expect(from).toHaveValue(time);
  await form.getByRole('button', { name: 'Calendar for From' }).click();
  await expect(form.getByLabel('Time', { exact: true })).toHaveValue('01:30');
});
