import { expect, type Route } from '@playwright/test';
import { AuditLog, auditQueryAddress, queryOf } from '../../support/pages/audit-log';
import { harbourRestaurants } from '../../support/records/demo-records';
import { holdCalls } from '../../support/servers/provoke';
import { routeCalls } from '../../support/servers/route-calls';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';
import type { States } from '../one-visit';

// Audit Logs and Statistics. A failed load looks as on the summary.

export const figuresStates: States = {
  'the times of the audit log and the note of a type': async ({ page, open }) => {
    const range = 'from=2026-10-05T12:00:00Z&to=2026-10-28T12:00:00Z';
    await open(`/admin/auditlogs?${range}`);
    const log = new AuditLog(page);
    await log.cell(0, 0).hover();
    await expect(page.getByText('PasswordChanged (401) UserInfo', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const form = await log.openFilter('Created');
    await form.getByRole('button', { name: 'Calendar for To' }).click();
    await form.getByRole('button', { name: /^4 / }).click();
    // The open calendar may cover the buttons of the form.
    await form.getByRole('button', { name: 'Done' }).click();
    await form.getByRole('button', { name: 'Apply' }).click();
    await expect(form.getByText('To is before From. Choose a later time.')).toBeVisible();
    await form.getByRole('textbox', { name: 'From' }).fill('soon');
    await form.getByRole('button', { name: 'Apply' }).click();
    await expect(form.getByText(/^Enter a date and time/)).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    await form.getByRole('button', { name: 'Calendar for From' }).click();
    await expect(form.getByRole('button', { name: 'Next month' })).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
  },

  'a summary with the first of thousands': async ({ page, open }) => {
    await open('/admin', 'getAdminSummary:200/first');
    await expect(page.getByText('20 of 2,000').first()).toBeVisible();
    await expectAccessible(page, 'main');
    await expectNarrowAccessible(page);
  },

  'a summary of an organisation with the first of thousands': async ({ page, open }) => {
    await open(`/organisation/${harbourRestaurants}`, 'getOrganisationSummary:200/first');
    await expect(page.getByText('20 of 4,200')).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'an audit log without an entry': async ({ page, open }) => {
    await open('/admin/auditlogs?message=x', 'queryAuditLog:empty');
    await expect(page.getByText('No Data')).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'a page of the audit log without an entry': async ({ page, open }) => {
    await open('/admin/auditlogs?page=9', 'queryAuditLog:empty');
    await expect(page.getByText('There is no page 9')).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'an export that runs, fails and is done': async ({ page, open }) => {
    await open('/admin/auditlogs');
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
  },

  'a filter of the audit log on a telephone': async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open('/admin/auditlogs');
    await new AuditLog(page).openFilter('Message');
    await expectNarrowAccessible(page);
  },

  'statistics before a month, in its calendar, and while they load': async ({ page, open }) => {
    await open('/admin/statistics');
    await expect(
      page.getByText('Choose a month and press Search to see its figures.'),
    ).toBeVisible();
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
  },

  'malformed statistics, a wrong month and a failed download': async ({ page, open }) => {
    const odd = 'queryMonthlyStatistics:200/odd,downloadMonthlyStatistics:403';
    await open('/admin/statistics?month=2026-10', odd);
    await expect(page.getByRole('tree')).toContainText('No name');
    await page.getByRole('link', { name: 'Download' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'downloaded' })).toBeVisible();
    const field = page.getByRole('textbox', { name: 'Month' });
    await field.fill('2026-13');
    await field.press('Enter');
    await expect(page.getByText('There is no such month. Enter one from 01 to 12.')).toBeVisible();
    await expectAccessible(page, 'main');
  },
};
