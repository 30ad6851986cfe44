import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';
import { holdCalls } from '../../support/provoke';

const month = '/admin/statistics?month=2026-10';
const serverText = 'The server could not complete the request.';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('a month that cannot be read shows the error state, and can be tried again', async ({
  page,
}) => {
  await page.goto(`${month}&mock=queryMonthlyStatistics:500`);
  await expect(page.getByRole('alert').filter({ hasText: 'Error...' })).toContainText(serverText);
  await expect(page.getByRole('tree')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Month' })).toHaveValue('2026-10');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page);
});

test('queryMonthlyStatistics:empty shows "No Data"', async ({ page }) => {
  await page.goto(`${month}&mock=queryMonthlyStatistics:empty`);
  await expect(page.getByText('No Data')).toBeVisible();
  await expectAccessible(page);
});

test('until the month is there it says "Loading..."', async ({ page }) => {
  const held = await holdCalls(page, '**/api/Statistics/monthlyAllPOSCores');
  await page.goto(`${month}&mock=clear`);
  await expect(page.getByText('Loading...')).toBeVisible();
  await held.release();
  await expect(page.getByRole('tree')).toBeVisible();
});

test('queryMonthlyStatistics:200/odd: whatever is missing, the rows are there', async ({
  page,
}) => {
  await page.goto(`${month}&mock=queryMonthlyStatistics:200/odd`);
  await expect(page.getByRole('tree')).toContainText('No name');
  await expect(page.getByRole('treeitem').last()).toBeVisible();
  await expectAccessible(page);
});

test('whatever a download answers, it is said and the page stays', async ({ page }) => {
  for (const [answer, text] of [
    ['400', 'Bad Request.'],
    ['403', 'Your account is not allowed to do this.'],
    ['500', serverText],
    ['network', 'Network error'],
  ] as const) {
    await page.goto(`${month}&mock=downloadMonthlyStatistics:${answer}`);
    await expect(page.getByRole('tree')).toBeVisible();
    await page.getByRole('link', { name: 'Download' }).click();
    await expect.soft(page.getByRole('alert').filter({ hasText: text }), answer).toBeVisible();
    await expect.soft(page.getByRole('tree'), answer).toBeVisible();
  }
});

test('the download of the mock is saved', async ({ page }) => {
  await page.goto(month);
  await expect(page.getByRole('tree')).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('monthly-statistics-2026-10.csv');
});
