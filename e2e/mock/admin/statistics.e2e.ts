import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';

const month = '/admin/statistics?month=2026-10';
const serverText = 'The server could not complete the request.';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

for (const [scenario, text] of [
  ['queryMonthlyStatistics:400', 'Bad Request.'],
  ['queryMonthlyStatistics:403', 'Your account is not allowed to do this.'],
  ['queryMonthlyStatistics:500', serverText],
  ['queryMonthlyStatistics:network', 'Network error'],
] as const) {
  test(`${scenario}: the error state says "${text}"`, async ({ page }) => {
    await page.goto(`${month}&mock=${scenario}`);
    await expect(page.getByRole('alert').filter({ hasText: 'Error...' })).toContainText(text);
    await expect(page.getByRole('tree')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Month' })).toHaveValue('2026-10');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    // It looks alike for each of them.
    if (scenario.endsWith('400')) await expectAccessible(page);
  });
}

test('queryMonthlyStatistics:empty shows "No Data"', async ({ page }) => {
  await page.goto(`${month}&mock=queryMonthlyStatistics:empty`);
  await expect(page.getByText('No Data')).toBeVisible();
  await expectAccessible(page);
});

test('queryMonthlyStatistics:slow shows "Loading..."', async ({ page }) => {
  await page.goto(`${month}&mock=queryMonthlyStatistics:slow`);
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('tree')).toBeVisible();
});

test('queryMonthlyStatistics:200/odd: whatever is missing, the rows are there', async ({
  page,
}) => {
  await page.goto(`${month}&mock=queryMonthlyStatistics:200/odd`);
  await expect(page.getByRole('tree')).toContainText('Without a name');
  await expect(page.getByRole('treeitem').last()).toBeVisible();
  await expectAccessible(page);
});

for (const [scenario, text] of [
  ['downloadMonthlyStatistics:400', 'Bad Request.'],
  ['downloadMonthlyStatistics:403', 'Your account is not allowed to do this.'],
  ['downloadMonthlyStatistics:500', serverText],
  ['downloadMonthlyStatistics:network', 'Network error'],
] as const) {
  test(`${scenario}: the page stays and says "${text}"`, async ({ page }) => {
    await page.goto(`${month}&mock=${scenario}`);
    await expect(page.getByRole('tree')).toBeVisible();
    await page.getByRole('link', { name: 'Download' }).click();
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(page.getByRole('tree')).toBeVisible();
  });
}

test('the download of the mock is saved', async ({ page }) => {
  await page.goto(month);
  await expect(page.getByRole('tree')).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('monthly-statistics-2026-10.csv');
});
