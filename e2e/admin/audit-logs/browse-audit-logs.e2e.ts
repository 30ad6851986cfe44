import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { AuditLog, daysAgo, nextQuery, readEntries } from '../../support/audit-log';
import { expect, test } from '../../support/console-test';
import { createUser, saveUser } from '../../support/records';

test.use({ account: superUser, viewport: { width: 1280, height: 800 } });

test('shows the newest entries, what was just done first', async ({ page }) => {
  const user = await createUser(page.request);
  const { fullName } = user;
  await saveUser(page.request, { ...user, shortName: 'Nina' });
  // Of this user alone: other tests may do more than a page holds meanwhile.
  await page.goto(`/admin/auditlogs?message=${fullName}`);
  const log = new AuditLog(page);
  await expect(page).toHaveTitle(/^Audit Logs/);
  await expect(log.table.getByRole('columnheader')).toHaveText([
    'Type',
    'User',
    'Created',
    'Organisation',
    /^Message/,
  ]);
  await expect(log.rows).toHaveCount(2);
  await expect(log.cell(0, 0)).toContainText('User changed');
  const row = log.rows.last();
  await expect(row).toContainText(`User ${fullName} was created.`);
  await expect(row.getByRole('cell').first()).toContainText('User created');
  await expect(row.getByRole('cell').nth(1)).toContainText('Sam Underwood');
  await expect(row.getByRole('cell').nth(2)).toContainText(
    /\d\d \w+ \d{4}, \d\d:\d\d:\d\d (GMT|BST)/,
  );
  await expect(row.getByRole('cell').nth(3)).toContainText('No organisation');
  await expectAccessible(page);
});

test('a page fills the window and no more, at any height', async ({ page }) => {
  await page.goto('/admin/auditlogs');
  const log = new AuditLog(page);
  await expect(log.rows).toHaveCount(17);
  const isWithinWindow = () =>
    page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight);
  await expect.poll(isWithinWindow).toBe(true);
  const heights = () =>
    log.rows.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  await expect.poll(async () => [...new Set(await heights())]).toEqual([35]);

  await page.setViewportSize({ width: 1280, height: 1080 });
  await expect(log.rows).toHaveCount(25);
  await expect.poll(isWithinWindow).toBe(true);
  await page.setViewportSize({ width: 1280, height: 400 });
  await expect(log.rows).toHaveCount(10);
});

test('a window of another height keeps the place', async ({ page }) => {
  // The demo entries of a past range, which nothing is added to.
  const to = daysAgo(2);
  const [, , , entry] = await readEntries(page, { dateTimeCreatedTo: to });
  expect(entry).toBeDefined();
  await page.goto(`/admin/auditlogs?to=${to}&page=4`);
  const log = new AuditLog(page);
  await expect(log.rows).toHaveCount(17);
  const first = await log.rows.first().innerText();
  await page.setViewportSize({ width: 1280, height: 548 });
  await expect(log.rows).toHaveCount(10);
  // Entry 52 of the log is on the sixth page of ten.
  await expect(page).toHaveURL(/page=6/);
  await expect(log.rows.filter({ hasText: first.split('\n')[1] ?? '' }).first()).toBeVisible();
});

test('pages have addresses: next, previous, Back, and a link to one', async ({ page }) => {
  await page.goto('/admin/auditlogs?types=300');
  const log = new AuditLog(page);
  await expect(log.rows).toHaveCount(17);
  await expect(log.previous).toBeDisabled();
  await log.next.click();
  await expect(page.getByText('Page 2')).toBeVisible();
  await log.next.click();
  await expect(page.getByText('Page 3')).toBeVisible();
  await expect(page).toHaveURL('/admin/auditlogs?types=300&page=3');
  await log.previous.click();
  await expect(page).toHaveURL('/admin/auditlogs?types=300&page=2');
  await page.goBack();
  await expect(page.getByText('Page 3')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Page 3')).toBeVisible();
  await expect(page.getByText('1 type', { exact: true })).toBeVisible();
  await expect(log.rows).toHaveCount(17);
  await log.expectAll(0, /^Token issued/);
});

test('the last page ends it; a page past the end says so', async ({ page }) => {
  const entries = await readEntries(page, { types: [600, 601] });
  const last = Math.floor(entries.length / 17) + 1;
  await page.goto(`/admin/auditlogs?types=600,601&page=${last}`);
  const log = new AuditLog(page);
  await expect(log.rows).toHaveCount(entries.length % 17);
  await expect(log.next).toBeDisabled();

  await page.goto(`/admin/auditlogs?types=600,601&page=${last + 40}`);
  await expect(page.getByText(`There is no page ${last + 40}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'First page' }).click();
  await expect(page).toHaveURL('/admin/auditlogs?types=600%2C601');
  await expect(log.rows.first()).toBeVisible();
});

test('links lead to the user and to the organisation', async ({ page }) => {
  await page.goto('/admin/auditlogs?user=Ada%20Marchetti&organisation=Harbour%20Restaurants');
  const log = new AuditLog(page);
  await log.cell(0, 3).getByRole('link', { name: 'Harbour Restaurants' }).click();
  await expect(page).toHaveURL('/organisation/20000000-0000-4000-8000-000000000003');
  await page.goBack();
  await log.cell(0, 1).getByRole('link', { name: 'Ada Marchetti' }).click();
  await expect(page).toHaveURL('/admin/users/edit/10000000-0000-4000-8000-000000000002');
  await expect(page.getByRole('heading', { name: 'Edit User' })).toBeVisible();
});

test('the hover on a type shows enum name and number, and leaves at once', async ({ page }) => {
  await page.goto('/admin/auditlogs?types=300');
  const log = new AuditLog(page);
  const note = page.getByText('TokenIssued (300) Token', { exact: true });
  await log.cell(0, 0).hover();
  await expect(note).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(note).toBeHidden();
  // The keyboard reaches it, too.
  await log.cell(0, 1).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(log.cell(0, 0)).toBeFocused();
  await expect(note).toBeVisible();
  await expectAccessible(page);
});

test('a message that is cut off is shown whole on hover and focus', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  const message = 'Mail to ';
  await page.goto(`/admin/auditlogs?types=601&message=${message}`);
  const log = new AuditLog(page);
  const cell = log.cell(0, 4);
  const text = await cell.innerText();
  await cell.hover();
  await expect(page.getByText(text)).toHaveCount(2);
  await page.mouse.move(5, 5);
  await expect(page.getByText(text)).toHaveCount(1);
  await cell.focus();
  await expect(page.getByText(text)).toHaveCount(2);
});

test('on a telephone the table scrolls inside its frame', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/admin/auditlogs');
  const log = new AuditLog(page);
  await expect(log.rows.first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await log.cell(0, 4).scrollIntoViewIfNeeded();
  await expect(log.cell(0, 4)).toBeInViewport();
  await log.icon('Message').click();
  const form = page.getByRole('dialog', { name: 'Filter Message' });
  await expect(form.getByRole('button', { name: 'Apply' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('the way from the summary asks once for the entries', async ({ page }) => {
  await page.goto('/admin');
  const link = page.getByRole('link', { name: /audit logs/i });
  const asked = nextQuery(page);
  await link.hover();
  expect(await asked).toEqual({ pageSize: 17, pageNumber: 0 });
  const again: string[] = [];
  page.on('request', (request) => again.push(new URL(request.url()).pathname));
  await link.click();
  await expect(new AuditLog(page).rows).toHaveCount(17);
  expect(again).not.toContain('/api/auditlog/query');
});
