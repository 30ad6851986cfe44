import { readFileSync } from 'node:fs';
import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { cutCalls, refuseCalls, trouble } from '../../support/provoke';
import { download, file, month, nextFigures, tree } from '../../support/statistics';

test.use({ account: superUser });

test('the download is the figures of the month', async ({ page }) => {
  const figures = nextFigures(page);
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
  // Organisations of other tests come and go; their codes tell them.
  const isOfTests = (code = '') => /^E[B-Z]{8}$/.test(code);
  const inFile = lines.slice(1).filter((line) => !isOfTests(line.split(',')[1]));
  const all = (await figures)
    .flatMap(({ childOrgs }) => childOrgs)
    .filter(({ organisation }) => !isOfTests(organisation.organisationCode ?? ''));
  expect(all.length).toBeGreaterThan(10);
  expect(inFile).toHaveLength(all.length);
  for (const [place, { organisation, ...totals }] of all.entries()) {
    expect(inFile[place]).toContain(`,${organisation.organisationCode},`);
    expect(inFile[place]).toMatch(
      new RegExp(`,${totals.totalOutlets},${totals.totalTransactions}$`),
    );
  }
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
