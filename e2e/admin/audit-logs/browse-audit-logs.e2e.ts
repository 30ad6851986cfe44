import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { AuditLog, daysAgo } from '../../support/pages/audit-log';
import { expectNoSidewaysScroll } from '../../support/pages/narrow';
import { createUser, saveUser } from '../../support/records/records';

test.use({ account: superUser, viewport: { width: 1280, height: 800 } });

test('the newest entries come first', async ({ page }) => {
  const user = await createUser(page.request);
  const { fullName } = user;
  await saveUser(page.request, { ...user, shortName: 'Nina' });
  // The filter is this user, since the pages of other tests write entries as well.
  await page.goto(`/admin/auditlogs?message=${fullName}`);
  const log = new AuditLog(page);
  await expect(log.rows).toHaveCount(2);
  for (const name of ['Type', 'Message, Filtered']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  await expect(log.cell(0, 0)).toContainText('User changed');
  await expect(log.cell(1, 0)).toContainText('User created');
  await expect(log.cell(1, 1)).toContainText('Sam Underwood');
  await expect(log.cell(1, 2)).toContainText(/\d\d \w+ \d{4}, \d\d:\d\d:\d\d$/);
  const created = page.getByRole('columnheader', { name: 'Created', exact: true });
  await expect(created).toHaveAccessibleDescription('London time');
  await expect(log.cell(1, 3)).toContainText('No organisation');
  await expect(log.cell(1, 4)).toContainText(`User ${fullName} was created.`);
});

test('a page fills the window and no more, and a window of another height keeps the place', async ({
  page,
}) => {
  // The demo entries of a past range, to which no test adds any.
  await page.goto(`/admin/auditlogs?to=${daysAgo(2)}&page=4`);
  const log = new AuditLog(page);
  await expect(log.rows).toHaveCount(17);
  const isWithinWindow = () =>
    page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight);
  await expect.poll(isWithinWindow).toBe(true);
  const heights = () =>
    log.rows.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  await expect.poll(async () => [...new Set(await heights())]).toEqual([35]);
  const [, first = ''] = (await log.rows.first().innerText()).split('\n');
  await page.setViewportSize({ width: 1280, height: 548 });
  await expect(log.rows).toHaveCount(10);
  // Entry 52 of the log is on the sixth page of ten.
  await expect(page).toHaveURL(/page=6/);
  await expect(log.rows.filter({ hasText: first }).first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 1080 });
  await expect(log.rows).toHaveCount(25);
  await expect.poll(isWithinWindow).toBe(true);
  await page.setViewportSize({ width: 1280, height: 400 });
  await expect(log.rows).toHaveCount(10);
});

test('the address holds all filters and the page, for Back and for a reload', async ({ page }) => {
  await page.goto('/admin/auditlogs?page=2');
  const log = new AuditLog(page);
  await log.filterByText('Organisation', 'HARBOUR');
  await expect(page).toHaveURL('/admin/auditlogs?organisation=HARBOUR&page=2');
  await log.filterByText('Message', 'invitation');
  await expect(page).toHaveURL('/admin/auditlogs?organisation=HARBOUR&message=invitation&page=2');
  await expect(page.getByText('Filtered')).toHaveCount(2);
  // The size of a page counts with this height.
  const head = page.getByRole('row').first();
  expect(await head.evaluate((row) => row.getBoundingClientRect().height)).toBe(35);
  await page.goBack();
  await expect(page.getByText('Filtered')).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/admin/auditlogs?page=2');
  await expect(log.rows).toHaveCount(17);
  await log.next.click();
  await expect(page.getByText('Page 3')).toBeVisible();
  await log.previous.click();
  await expect(page).toHaveURL('/admin/auditlogs?page=2');
  await page.goBack();
  await expect(page.getByText('Page 3')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Page 3')).toBeVisible();
  await expect(log.rows).toHaveCount(17);
});

test('a note explains a type by mouse and keyboard, and shows a cut message whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto('/admin/auditlogs?types=601&message=Mail to ');
  const log = new AuditLog(page);
  const note = page.getByText('MailSendFailed (601) Internal', { exact: true });
  await log.cell(0, 0).hover();
  await expect(note).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(note).toBeHidden();
  const message = log.cell(0, 4);
  const text = await message.innerText();
  await message.hover();
  await expect(page.getByText(text)).toHaveCount(2);
  await page.mouse.move(5, 5);
  await expect(page.getByText(text)).toHaveCount(1);

  await message.focus();
  await expect(page.getByText(text)).toHaveCount(2);
  await log.cell(0, 1).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(log.cell(0, 0)).toBeFocused();
  await expect(note).toBeVisible();
});

test('on a telephone the table scrolls inside its frame', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/admin/auditlogs');
  const log = new AuditLog(page);
  await expect(log.rows.first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await log.cell(0, 4).scrollIntoViewIfNeeded();
  await expect(log.cell(0, 4)).toBeInViewport();
  const form = await log.openFilter('Message');
  await expect(form.getByRole('button', { name: 'Apply' })).toBeInViewport({ ratio: 1 });
});
