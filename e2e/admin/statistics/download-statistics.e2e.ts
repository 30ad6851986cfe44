import { readFileSync } from 'node:fs';
import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { cutCalls, refuseCalls, trouble } from '../../support/provoke';
import { download, file, month, readMonth, tree } from '../../support/statistics';

test.use({ account: superUser });

test('the download is the figures of the month', async ({ page }) => {
  await page.goto(`/admin/statistics?month=${month}`);
  await expect(tree(page)).toBeVisible();
  const [saved] = await Promise.all([page.waitForEvent('download'), download(page).click()]);
  expect(saved.suggestedFilename()).toBe(`monthly-statistics-${month}.csv`);
  const text = readFileSync(await saved.path(), 'utf8');
  const lines = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
  expect(lines[0]).toBe(
    'posCoreInstance,organisationCode,organisation,totalOutlets,totalTransactions',
  );
  const answer = await readMonth(page, month);
  const all = answer.flatMap(({ childOrgs }) => childOrgs);
  expect(lines).toHaveLength(all.length + 1);
  const [first] = all;
  expect(lines[1]).toContain(`,${first?.organisation.organisationCode},`);
  expect(lines[1]).toMatch(new RegExp(`,${first?.totalOutlets},${first?.totalTransactions}$`));
  await expect(download(page)).toHaveAttribute(
    'href',
    `/api/Statistics/DownloadMonthlyStatistics?date=${month}`,
  );
});

test('a download that fails leaves the page and says why', async ({ page, complaints }) => {
  complaints.provoke(/Failed to load resource/);
  await page.goto(`/admin/statistics?month=${month}`);
  await expect(tree(page)).toBeVisible();
  await refuseCalls(page, file, { status: 500 });
  await download(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'could not be downloaded' });
  await expect(alert).toContainText(trouble);
  await expect(tree(page)).toBeVisible();
  await expect(page).toHaveURL(`/admin/statistics?month=${month}`);
  await page.unroute(file);
  await cutCalls(page, file);
  await download(page).click();
  await expect(alert).toContainText('Network error');
  await expectAccessible(page);
  await page.unroute(file);
  const [saved] = await Promise.all([page.waitForEvent('download'), download(page).click()]);
  expect(saved.suggestedFilename()).toContain(month);
  await expect(alert).toHaveCount(0);
});
