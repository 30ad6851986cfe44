import type { Locator, Page } from '@playwright/test';
import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { AuditLog, daysAgo, nextQuery } from '../../support/pages/audit-log';

test.use({ account: superUser });

const field = (form: Locator, name: 'From' | 'To') => form.getByRole('textbox', { name });

/** Chooses a day of the shown month, and a time, in one of the two calendars. */
async function choose(form: Locator, name: 'From' | 'To', day: string, time: string) {
  await form.getByRole('button', { name: `Calendar for ${name}` }).click();
  await form.getByRole('button', { name: new RegExp(`^${day} `) }).click();
  await form.getByLabel('Time', { exact: true }).fill(time);
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(field(form, name)).toBeFocused();
}

/** Opens the filter in the month of the given range. */
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
    to: '25/10/2026 01:59',
    shown: ['2026-10-25 01:00', '2026-10-25 01:59'],
    sent: ['2026-10-25T00:00:00.000Z', '2026-10-25T01:59:59.999Z'],
  },
  {
    zone: 'America/Los_Angeles',
    named: 'America/Los_Angeles (GMT-7)',
    what: 'west of Greenwich, in summer',
    month: ['2026-09-02T12:00:00Z', '2026-09-28T12:00:00Z'],
    from: ['9', '18:30'],
    to: '10 Sept 2026, 12:00 AM',
    shown: ['2026-09-09 18:30', '2026-09-10 00:00'],
    sent: ['2026-09-10T01:30:00.000Z', '2026-09-10T07:00:59.999Z'],
  },
] as const;

for (const { zone, named, what, month, from, to, shown, sent } of zones) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    test(`${what}: the console sends the range in UTC and shows it in the zone`, async ({
      page,
    }) => {
      const form = await openIn(page, month[0], month[1]);
      const note = `In your time zone, ${named}.`;
      await expect(field(form, 'From')).toHaveAccessibleDescription(note);
      await choose(form, 'From', from[0], from[1]);
      await field(form, 'To').fill(to);
      expect(await applied(page, form)).toEqual(sent);
      const address = new URL(page.url()).searchParams;
      expect([address.get('from'), address.get('to')]).toEqual(sent);

      // The filter shows the chosen times, also after a reload.
      await page.reload();
      await new AuditLog(page).openFilter('Created');
      await expect(field(form, 'From')).toHaveValue(shown[0]);
      await expect(field(form, 'To')).toHaveValue(shown[1]);
    });
  });
}

test('one end can be open, Escape closes the calendar, and a text that is no time waits', async ({
  page,
}) => {
  const [from, to] = [daysAgo(60), daysAgo(30)];
  const form = await openIn(page, from, to);
  await form.getByRole('button', { name: 'Calendar for From' }).click();
  await expect(form.getByRole('button', { name: 'Next month' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.getByRole('button', { name: 'Next month' })).toBeHidden();
  await expect(field(form, 'From')).toBeFocused();
  const created = new AuditLog(page).cell(0, 2);
  const note = (await created.getAttribute('data-note')) ?? '';
  const shown = Date.parse(note.slice(note.indexOf('UTC: ') + 5));
  expect(shown).toBeLessThanOrEqual(Date.parse(to));
  expect(shown).toBeGreaterThanOrEqual(Date.parse(from));
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    timeStyle: 'medium',
  }).format(shown);
  await expect(created).toContainText(time);
  await form.getByRole('button', { name: 'Clear To' }).click();
  expect(await applied(page, form)).toEqual([from, undefined]);

  // The press on Apply is the end of the edit, whose error must not move the button away.
  const { href } = new URL(page.url());
  await new AuditLog(page).openFilter('Created');
  await field(form, 'To').fill('2026-02-30 18:21');
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(form.getByText('There is no such day. Enter another one.')).toBeVisible();
  await expect(field(form, 'To')).toBeFocused();
  await expect(field(form, 'To')).toHaveValue('2026-02-30 18:21');
  await expect(page).toHaveURL(href);
});
