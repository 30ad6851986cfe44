import type { Route } from '@playwright/test';
import { expect, test } from '../../support/console-test';
import { AuditLog, auditQueryAddress, queryOf } from '../../support/pages/audit-log';
import { holdCalls } from '../../support/servers/provoke';
import { routeCalls } from '../../support/servers/route-calls';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';

// Audit Logs and Statistics. A failed load looks as on the summary.

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('the times of the audit log and the note of a type are accessible', async ({ page }) => {
  const range = 'from=2026-10-05T12:00:00Z&to=2026-10-28T12:00:00Z';
  await page.goto(`/admin/auditlogs?${range}`);
  const log = new AuditLog(page);
  await log.cell(0, 0).hover();
  await expect(page.getByText('PasswordChanged (401) UserInfo', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const form = await log.openFilter('Created');
  await form.getByRole('button', { name: /^To/ }).click();
  await form.getByRole('button', { name: /^4 / }).click();
  // The open picker may cover the buttons of the form.
  await form.getByRole('button', { name: 'Done' }).click();
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(form.getByText('To is before From. Choose a later time.')).toBeVisible();
  await form.getByRole('button', { name: /^From/ }).click();
  await expect(form.getByRole('button', { name: 'Next month' })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
});

test('summaries with the first of thousands are accessible', async ({ page }) => {
  await page.goto('/admin?mock=getAdminSummary:200/first');
  await expect(page.getByText('20 of 2,000').first()).toBeVisible();
  await expectAccessible(page, 'main');
  await expectNarrowAccessible(page);
  const harbour = '20000000-0000-4000-8000-000000000003';
  await page.goto(`/organisation/${harbour}?mock=getOrganisationSummary:200/first`);
  await expect(page.getByText('20 of 4,200')).toBeVisible();
  await expectAccessible(page, 'main');
});

test('an audit log without an entry, or such a page, is accessible', async ({ page }) => {
  await page.goto('/admin/auditlogs?message=x&mock=queryAuditLog:empty');
  await expect(page.getByText('No Data')).toBeVisible();
  await expectAccessible(page, 'main');
  await page.goto('/admin/auditlogs?page=9&mock=queryAuditLog:empty');
  await expect(page.getByText('There is no page 9')).toBeVisible();
  await expectAccessible(page, 'main');
});

test('an export that runs, fails and is done is accessible', async ({ page }) => {
  await page.goto('/admin/auditlogs?mock=clear');
  const log = new AuditLog(page);
  await expect(log.rows.first()).toBeVisible();
  const held: Route[] = [];
  await routeCalls(page, auditQueryAddress, async (route) => {
    if (queryOf(route.request()).pageSize < 1_000) await route.continue();
    else held.push(route);
  });
  const answer = async (status: number) => {
    await expect.poll(() => held.length).toBe(1);
    await held.pop()?.fulfill({ status, json: [] });
  };
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  await expect(page.getByText(/^Exporting/)).toBeVisible();
  await expectAccessible(page, 'main');
  await answer(500);
  await expect(page.getByRole('alert')).toContainText('The export stopped');
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText(/^Exporting/)).toBeVisible();
  await answer(200);
  await expect(page.getByText('0 entries exported.')).toBeVisible();
  await expectAccessible(page, 'main');
});

test('a filter of the audit log on a telephone is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/admin/auditlogs');
  await new AuditLog(page).openFilter('Message');
  await expectNarrowAccessible(page);
});

test('statistics before a month, in its calendar, and while they load are accessible', async ({
  page,
}) => {
  await page.goto('/admin/statistics');
  await expect(page.getByText('Choose a month to see its figures.')).toBeVisible();
  await page.getByRole('button', { name: /^Choose a month/ }).click();
  await expect(page.getByRole('dialog', { name: /Choose a month/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNarrowAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Escape');
  await holdCalls(page, '**/api/Statistics/monthlyAllPOSCores');
  const field = page.getByRole('textbox', { name: 'Month' });
  await field.fill('2026-10');
  await field.press('Enter');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expectAccessible(page, 'main');
});

test('malformed statistics, a wrong month and a failed download are accessible', async ({
  page,
}) => {
  const odd = 'queryMonthlyStatistics:200/odd,downloadMonthlyStatistics:403';
  await page.goto(`/admin/statistics?month=2026-10&mock=${odd}`);
  await expect(page.getByRole('tree')).toContainText('No name');
  await page.getByRole('link', { name: 'Download' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'downloaded' })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Month' });
  await field.fill('2026-13');
  await field.press('Enter');
  await expect(page.getByText('Enter a month as YYYY-MM.')).toBeVisible();
  await expectAccessible(page, 'main');
});
