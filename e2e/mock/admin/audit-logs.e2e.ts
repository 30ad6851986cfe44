import { expectAccessible } from '../../support/accessibility';
import { AuditLog, auditQueryAddress } from '../../support/audit-log';
import { expect, test } from '../../support/console-test';
import { holdCalls } from '../../support/provoke';

const serverText = 'The server could not complete the request.';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('a call that fails shows the error state with Retry, and filters can be tried', async ({
  page,
}) => {
  for (const operation of ['queryAuditLog', 'listAuditLogDescriptions']) {
    await page.goto(`/admin/auditlogs?mock=${operation}:500`);
    await expect(page.getByText('Error...')).toBeVisible();
    await expect(page.getByText(serverText)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    const log = new AuditLog(page);
    await expect(log.rows).toHaveCount(0);
    const filter = await log.openFilter('User');
    await expect(filter.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(filter).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('queryAuditLog:empty shows "No Data"', async ({ page }) => {
  await page.goto('/admin/auditlogs?mock=queryAuditLog:empty');
  await expect(page.getByText('No Data')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await expectAccessible(page);
});

test('until the entries are there it says "Loading..."', async ({ page }) => {
  const held = await holdCalls(page, auditQueryAddress);
  await page.goto('/admin/auditlogs?mock=clear');
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  await held.release();
  await expect(page.getByText('Password changed.')).toBeVisible();
});

test('the last page has two entries and no next one', async ({ page }) => {
  await page.goto('/admin/auditlogs?mock=queryAuditLog:200/lastPage');
  await expect(new AuditLog(page).rows).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('every category has its picture, and an unknown type its number', async ({ page }) => {
  await page.goto('/admin/auditlogs');
  const log = new AuditLog(page);
  const row = log.rows.filter({ hasText: 'Written by a service newer' });
  await expect(row.getByRole('cell').first()).toContainText('9001');
  await row.getByRole('cell').first().hover();
  await expect(page.getByText('Unknown type (9001) Unclassified', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('without descriptions every type is its number', async ({ page }) => {
  await page.goto('/admin/auditlogs?mock=listAuditLogDescriptions:empty');
  await expect(new AuditLog(page).cell(0, 0)).toContainText('401');
});
