import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { AuditLog, daysAgo, nextQuery } from '../../support/audit-log';
import { expect, test } from '../../support/console-test';

test.use({ account: superUser });

/** Chooses a day of the month in sight, and a time, in one of the two pickers. */
async function choose(form: Locator, field: 'From' | 'To', day: string, time: string) {
  await form.getByRole('button', { name: new RegExp(`^${field}`) }).click();
  await form.getByRole('button', { name: new RegExp(`^${day} `) }).click();
  const [hours = '', minutes = ''] = time.split(':');
  await form.getByRole('textbox', { name: 'Hours' }).or(form.getByLabel('Hours')).fill(hours);
  await form.getByLabel('Minutes').fill(minutes);
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(form.getByLabel('Minutes')).toBeHidden();
}

/** Opens the filter in the month of a moment. */
async function openIn(page: Page, from: string, to: string) {
  await page.goto(`/admin/auditlogs?from=${from}&to=${to}`);
  return new AuditLog(page).openFilter('Created');
}

async function applied(page: Page, form: Locator) {
  const asked = nextQuery(page);
  await form.getByRole('button', { name: 'Apply' }).click();
  const { dateTimeCreatedFrom, dateTimeCreatedTo } = await asked;
  return [dateTimeCreatedFrom, dateTimeCreatedTo];
}

const zones = [
  {
    zone: 'Europe/London',
    named: 'Europe/London (GMT+1)',
    what: 'the hour that comes twice is in the range wholly',
    month: ['2026-10-02T12:00:00Z', '2026-10-28T12:00:00Z'],
    from: ['25', '01:00'],
    to: ['25', '01:59'],
    sent: ['2026-10-25T00:00:00.000Z', '2026-10-25T01:59:59.999Z'],
  },
  {
    zone: 'America/Los_Angeles',
    named: 'America/Los_Angeles (GMT-7)',
    what: 'west of Greenwich, in summer',
    month: ['2026-09-02T12:00:00Z', '2026-09-28T12:00:00Z'],
    from: ['9', '18:30'],
    to: ['10', '00:00'],
    sent: ['2026-09-10T01:30:00.000Z', '2026-09-10T07:00:59.999Z'],
  },
  {
    zone: 'Asia/Kolkata',
    named: 'Asia/Calcutta (GMT+5:30)',
    what: 'east of Greenwich, by half an hour',
    month: ['2026-10-02T12:00:00Z', '2026-10-28T12:00:00Z'],
    from: ['6', '00:15'],
    to: ['6', '23:59'],
    sent: ['2026-10-05T18:45:00.000Z', '2026-10-06T18:29:59.999Z'],
  },
] as const;

for (const { zone, named, what, month, from, to, sent } of zones) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    test(`${what}: the range is sent in UTC and shown in the zone`, async ({ page }) => {
      const form = await openIn(page, month[0], month[1]);
      await expect(form.getByText(`In your time zone, ${named}.`)).toBeVisible();
      await choose(form, 'From', from[0], from[1]);
      await choose(form, 'To', to[0], to[1]);
      expect(await applied(page, form)).toEqual(sent);
      const address = new URL(page.url()).searchParams;
      expect([address.get('from'), address.get('to')]).toEqual(sent);

      // It reads as it was chosen, after a reload as well.
      await page.reload();
      await new AuditLog(page).openFilter('Created');
      await expect(form.getByRole('button', { name: /^From/ })).toContainText(from[1]);
      await expect(form.getByRole('button', { name: /^To/ })).toContainText(to[1]);
    });

    test('the entries in the range lie between its ends', async ({ page }) => {
      const [from, to] = [daysAgo(60), daysAgo(30)];
      await page.goto(`/admin/auditlogs?from=${from}&to=${to}`);
      const log = new AuditLog(page);
      await expect(log.rows.first()).toBeVisible();
      const created = log.cell(0, 2);
      const shown = Date.parse(
        (await created.getAttribute('data-note'))?.replace('UTC: ', '') ?? '',
      );
      expect(shown).toBeLessThanOrEqual(Date.parse(to));
      expect(shown).toBeGreaterThanOrEqual(Date.parse(from));
      const time = new Intl.DateTimeFormat('en-GB', {
        timeZone: zone,
        timeStyle: 'medium',
      }).format(shown);
      await expect(created).toContainText(time);
    });
  });
}

test('a range that ends before it begins is refused, with a message', async ({ page }) => {
  const form = await openIn(page, '2026-10-05T12:00:00Z', '2026-10-28T12:00:00Z');
  await choose(form, 'To', '4', '12:00');
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(form.getByText('To is before From. Choose a later time.')).toBeVisible();
  await expectAccessible(page);
  await choose(form, 'To', '5', '23:00');
  await expect(form.getByText('To is before From. Choose a later time.')).toBeHidden();
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Filtered')).toHaveCount(1);
});

test('one end can be open; the picker is accessible and closes alone', async ({ page }) => {
  const form = await openIn(page, '2026-10-05T12:00:00Z', '2026-10-28T12:00:00Z');
  await form.getByRole('button', { name: /^From/ }).click();
  await expect(form.getByRole('button', { name: 'Next month' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(form.getByRole('button', { name: 'Next month' })).toBeHidden();
  await expect(form.getByRole('button', { name: /^From/ })).toBeFocused();
  await form.getByRole('button', { name: 'Clear To' }).click();
  expect(await applied(page, form)).toEqual(['2026-10-05T12:00:00.000Z', undefined]);
});
