import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { AuditLog, nextQuery } from '../../support/pages/audit-log';

test.use({ account: superUser });

// Each range begins at a time that the clocks of the browser's zone skip or repeat. UTC has it once.
// src/domain/local-date-time.test.ts has more zones.
const ranges = [
  ['Europe/London', '2026-10', '25', '01:30'],
  ['Pacific/Apia', '2011-12', '30', '12:00'],
] as const;

for (const [zone, month, day, time] of ranges) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    test(`${month}-${day} ${time} in UTC is that moment, as the person sees it`, async ({
      page,
    }) => {
      await page.goto(`/admin/auditlogs?from=${month}-02T12:00:00Z`);
      await page.getByRole('button', { name: /^User menu/ }).click();
      await page.getByRole('radio', { name: 'UTC' }).check();
      await page.keyboard.press('Escape');
      const form = await new AuditLog(page).openFilter('Created');
      await expect(form.getByText('In UTC.')).toBeVisible();
      const from = form.getByRole('textbox', { name: 'From' });
      await from.fill(`${day}.${month.slice(5)}.${month.slice(0, 4)} ${time}`);
      await from.press('Tab');
      await expect(from).toHaveValue(`${month}-${day} ${time}`);
      const asked = nextQuery(page);
      await form.getByRole('button', { name: 'Apply' }).click();
      const moment = `${month}-${day.padStart(2, '0')}T${time}:00.000Z`;
      expect((await asked).dateTimeCreatedFrom).toBe(moment);

      // Reopened, the field still has the time that the browser's clocks do not have.
      await new AuditLog(page).openFilter('Created');
      await expect(from).toHaveValue(`${month}-${day} ${time}`);
      await form.getByRole('button', { name: 'Calendar for From' }).click();
      await expect(form.getByLabel('Time', { exact: true })).toHaveValue(time);
    });
  });
}
