import { expectAccessible } from '../../support/accessibility';
import { AuditLog } from '../../support/audit-log';
import { expect, test } from '../../support/console-test';

const serverText = 'The server could not complete the request.';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

for (const operation of ['queryAuditLog', 'listAuditLogDescriptions']) {
  for (const [answer, text] of [
    ['400', 'Bad Request.'],
    ['401', 'You are not signed in.'],
    ['403', 'Your account is not allowed to do this.'],
    ['500', serverText],
    ['network', 'Network error'],
  ] as const) {
    test(`${operation}:${answer} shows the error state with "${text}"`, async ({ page }) => {
      await page.goto(`/admin/auditlogs?mock=${operation}:${answer}`);
      await expect(page.getByText('Error...')).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      const log = new AuditLog(page);
      await expect(log.rows).toHaveCount(0);
      await log.openFilter('User');
      await page.keyboard.press('Escape');
      // It looks alike for each of them.
      if (answer === '500') await expectAccessible(page);
    });
  }
}

test('queryAuditLog:empty shows "No Data"', async ({ page }) => {
  await page.goto('/admin/auditlogs?mock=queryAuditLog:empty');
  await expect(page.getByText('No Data')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await expectAccessible(page);
});

test('queryAuditLog:slow shows "Loading..." and then the entries', async ({ page }) => {
  await page.goto('/admin/auditlogs?mock=queryAuditLog:slow', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
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
