import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { AuditLog, auditQueryAddress, nextQuery, queryOf } from '../../support/audit-log';
import { expect, test } from '../../support/console-test';
import { moveTo, press } from '../../support/keyboard';
import { holdCalls } from '../../support/provoke';

test.use({ account: superUser, viewport: { width: 1280, height: 800 } });

test('types are picked from their categories, found by a text', async ({ page }) => {
  await page.goto('/admin/auditlogs');
  const log = new AuditLog(page);
  const form = await log.openFilter('Type');
  await expect(form.getByRole('textbox', { name: 'Types' })).toBeFocused();
  await form.getByRole('checkbox', { name: 'External', exact: true }).check();
  await expectAccessible(page);
  await form.getByRole('textbox', { name: 'Types' }).fill('password');
  await form.getByRole('checkbox', { name: 'Password changed', exact: true }).check();
  const asked = nextQuery(page);
  await form.getByRole('button', { name: 'Apply' }).click();
  expect(await asked).toMatchObject({ types: [401, 500, 501], pageNumber: 0 });
  await expect(form).toBeHidden();
  await expect(page.getByText('3 types')).toBeVisible();
  await expect(page).toHaveURL('/admin/auditlogs?types=401%2C500%2C501');
  await log.expectAll(0, /^(Password changed|Remote order grant given|Data extraction read)/);
});

test('all filters hold together; the page stays; Back takes the last one away', async ({
  page,
}) => {
  await page.goto('/admin/auditlogs?page=2');
  const log = new AuditLog(page);
  await log.filterByText('Organisation', 'HARBOUR');
  await expect(page).toHaveURL('/admin/auditlogs?organisation=HARBOUR&page=2');
  await log.filterByText('User', 'ada');
  await log.filterByText('Message', 'invitation');
  await expect(page).toHaveURL(
    '/admin/auditlogs?user=ada&organisation=HARBOUR&message=invitation&page=2',
  );
  await expect(page.getByText('Filtered')).toHaveCount(3);
  await page.goBack();
  await expect(page.getByText('Filtered')).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/admin/auditlogs?page=2');
  await expect(log.rows).toHaveCount(17);
  await expect(page.getByText('Filtered')).toHaveCount(0);
});

test('letters of any alphabet are found whatever their case; wildcards are letters', async ({
  page,
}) => {
  await page.goto('/admin/auditlogs?organisation=BON%20APP%C3%89TIT');
  const log = new AuditLog(page);
  await expect(log.cell(0, 3)).toContainText('Bon Appétit');
  await page.goto('/admin/auditlogs?message=%25');
  await expect(page.getByText('No Data')).toBeVisible();
  // The filters stay in reach of who has filtered too much.
  await log.filterByText('Message', 'TOKEN');
  await expect(page).toHaveURL('/admin/auditlogs?message=TOKEN');
  await log.expectAll(4, /token/i);
});

test('the id of a user finds what the user did', async ({ page }) => {
  await page.goto('/admin/auditlogs?user=10000000-0000-4000-8000-000000000002');
  const log = new AuditLog(page);
  await expect(log.rows.first()).toBeVisible();
  await log.expectAll(1, /Ada Marchetti/);
});

test('a filter is opened, left, opened and applied with the keyboard alone', async ({ page }) => {
  await page.goto('/admin/auditlogs');
  const log = new AuditLog(page);
  await expect(log.rows).toHaveCount(17);
  await moveTo(page, log.icon('User'));
  await press(page, 'Enter');
  const form = page.getByRole('dialog', { name: 'Filter User' });
  await expect(form.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('nobody');
  await press(page, 'Escape');
  await expect(form).toBeHidden();
  await expect(log.icon('User')).toBeFocused();
  await expect(page).toHaveURL('/admin/auditlogs');

  await press(page, 'Enter');
  await expect(form.getByRole('textbox')).toHaveValue('');
  await page.keyboard.type('olsen');
  // Tab stays within.
  await press(page, 'Tab', 'Tab', 'Tab', 'Tab');
  await expect(form.getByRole('textbox')).toBeFocused();
  await press(page, 'Enter');
  await expect(page).toHaveURL('/admin/auditlogs?user=olsen');
  await expect(log.icon('User')).toBeFocused();

  await moveTo(page, log.icon('Type'), 'Shift+Tab');
  await press(page, 'Enter');
  await expect(page.getByRole('textbox', { name: 'Types' })).toBeFocused();
  await press(page, 'Tab', 'ArrowDown', 'Space');
  await expect(page.getByRole('checkbox', { name: 'Unclassified' }).last()).toBeChecked();
  await press(page, 'Enter');
  await expect(page).toHaveURL('/admin/auditlogs?types=0&user=olsen');

  // Into the rows with one stop, and on with the arrows.
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(log.rows).toHaveCount(17);
  await moveTo(page, log.icon('Message'));
  await press(page, 'Tab', 'ArrowDown', 'End');
  await expect(log.cell(1, 4)).toBeFocused();
});

test('the last query wins; the one before is ended', async ({ page }) => {
  await page.goto('/admin/auditlogs?types=300');
  const log = new AuditLog(page);
  await expect(log.rows).toHaveCount(17);
  const held = await holdCalls(page, auditQueryAddress);
  const ended: number[] = [];
  page.on('requestfailed', (request) => ended.push(queryOf(request).pageNumber));
  await log.next.click();
  await expect.poll(held.count).toBe(1);
  // The page before stays in sight.
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(log.rows).toHaveCount(17);
  await log.next.click();
  await expect.poll(held.count).toBe(2);
  await expect.poll(() => ended).toEqual([1]);
  await log.filterByText('Message', 'kiosk');
  await expect.poll(held.count).toBe(3);
  await expect.poll(() => ended).toEqual([1, 2]);
  await held.release();
  await expect(page).toHaveURL('/admin/auditlogs?types=300&message=kiosk&page=3');
  await expect(page.getByText('Loading...')).toBeHidden();
  await log.expectAll(4, /^Token issued to Kiosk\.$/);
});

test('a session that ends keeps the filters', async ({ page, context, complaints }) => {
  complaints.provoke(/status of 401/);
  await page.goto('/admin/auditlogs?message=kiosk');
  const log = new AuditLog(page);
  await expect(log.rows.first()).toBeVisible();
  await context.clearCookies();
  await log.next.click();
  await expect(page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
  await expect(page).toHaveURL('/admin/auditlogs?message=kiosk&page=2');
});
