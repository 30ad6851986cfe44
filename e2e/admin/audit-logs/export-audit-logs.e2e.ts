import { readFile } from 'node:fs/promises';
import type { Download, Page, Route } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { auditQueryAddress, daysAgo, queryOf, readEntries } from '../../support/audit-log';
import { expect, test } from '../../support/console-test';
import { createUser } from '../../support/records';
import { routeCalls } from '../../support/route-calls';

test.use({ account: superUser });

const button = (page: Page, name: string) => page.getByRole('button', { name });

async function linesOf(download: Download): Promise<string[]> {
  const text = await readFile(await download.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  return text.slice(1).trimEnd().split('\r\n');
}

/** Holds back every call of an export but its first. */
async function holdLaterPages(page: Page) {
  const held: Route[] = [];
  await routeCalls(page, auditQueryAddress, (route) => {
    const { pageSize, dateTimeCreatedTo } = queryOf(route.request());
    if (pageSize === 1000 && dateTimeCreatedTo) held.push(route);
    else void route.continue();
  });
  return held;
}

test('everything that the filters show is exported', async ({ page }) => {
  // Of the past: other tests change passwords meanwhile.
  const to = daysAgo(2);
  const entries = await readEntries(page, { types: [401, 402, 403], dateTimeCreatedTo: to });
  await page.goto(`/admin/auditlogs?types=401,402,403&to=${to}&page=2`);
  const downloading = page.waitForEvent('download');
  await button(page, 'Export to CSV').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  const [header, ...lines] = await linesOf(download);
  expect(header).toBe('Type,Type Number,Category,User,User ID,Created (UTC),Organisation,Message');
  expect(lines).toHaveLength(entries.length);
  expect(lines.map((line) => line.split(',')[5])).toEqual(entries.map(({ created }) => created));
  await expect(page.getByText(`${entries.length} entries exported.`)).toBeVisible();
  await expectAccessible(page);
});

test('entries that come in meanwhile are no part of it, and nothing is there twice', async ({
  page,
}) => {
  await page.goto('/admin/auditlogs');
  const held = await holdLaterPages(page);
  const downloading = page.waitForEvent('download');
  await button(page, 'Export to CSV').click();
  await expect(page.getByText('Exporting... 1,000 entries so far')).toBeVisible();
  const { fullName } = await createUser(page.request);
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await page.unroute(auditQueryAddress);
  const lines = await linesOf(await downloading);
  expect(lines.length).toBeGreaterThan(5_000);
  expect(lines.join('\n')).not.toContain(fullName);
  // Without what other tests have done, of which much happens in one moment.
  const past = daysAgo(2);
  const demo = lines.slice(1).filter((line) => (line.split(',')[5] ?? '') < past);
  expect(demo.length).toBeGreaterThan(4_500);
  expect(demo.length - new Set(demo).size).toBeLessThan(5);
});

test('it can be cancelled, and begun again', async ({ page }) => {
  await page.goto('/admin/auditlogs');
  const held = await holdLaterPages(page);
  const ended: string[] = [];
  page.on('requestfailed', (request) => ended.push(request.url()));
  await button(page, 'Export to CSV').click();
  await expect(page.getByText('Exporting... 1,000 entries so far')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => held.length).toBe(1);
  await button(page, 'Cancel').click();
  await expect(page.getByText(/Exporting/)).toBeHidden();
  await expect.poll(() => ended.length).toBe(1);
  await page.unroute(auditQueryAddress);
  const downloading = page.waitForEvent('download');
  await button(page, 'Export to CSV').click();
  expect((await linesOf(await downloading)).length).toBeGreaterThan(5_000);
});

test('a failure in the middle keeps what was read: go on, or save the part', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/status of 500/);
  let isBroken = true;
  let refused = 0;
  await routeCalls(page, auditQueryAddress, (route) => {
    const { pageSize, dateTimeCreatedTo } = queryOf(route.request());
    if (isBroken && pageSize === 1000 && dateTimeCreatedTo) {
      refused += 1;
      return route.fulfill({ status: 500, contentType: 'text/plain', body: 'Out of order.' });
    }
    return route.continue();
  });
  await page.goto('/admin/auditlogs');
  await button(page, 'Export to CSV').click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The export stopped after 1,000 entries.');
  await expect(alert).toContainText('Out of order.');
  await expectAccessible(page);

  let downloading = page.waitForEvent('download');
  await button(page, 'Save this part').click();
  const part = await downloading;
  expect(part.suggestedFilename()).toMatch(/-part\.csv$/);
  expect(await linesOf(part)).toHaveLength(1_001);

  await button(page, 'Export to CSV').click();
  await expect.poll(() => refused).toBe(2);
  await expect(alert).toBeVisible();
  isBroken = false;
  downloading = page.waitForEvent('download');
  await button(page, 'Go on').click();
  const lines = await linesOf(await downloading);
  expect(lines.length).toBeGreaterThan(5_000);
});
