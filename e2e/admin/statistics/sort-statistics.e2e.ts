import type { MonthlyStatisticsRow } from '../../../src/api/schema.gen';
import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { moveTo, press } from '../../support/keyboard';
import {
  count,
  month,
  namesOf,
  readMonth,
  rows,
  search,
  sorting,
  tree,
  watchCalls,
} from '../../support/statistics';

test.use({ account: superUser });

test('counts sort, with the mouse', async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto(`/admin/statistics?month=${month}`);
  await expect(tree(page)).toBeVisible();
  await expect(rows(page).nth(5)).toBeVisible();
  const received = (await namesOf(page)).slice(0, 5);
  const answer = await readMonth(page, month);
  const outletsOf = ({ childOrgs }: MonthlyStatisticsRow) =>
    childOrgs.reduce((sum, { totalOutlets }) => sum + totalOutlets, 0);

  await count(rows(page).first(), /outlets/).click();
  await expect(page).toHaveURL(`/admin/statistics?month=${month}&sort=-outlets`);
  await expect(sorting(page).getByRole('button', { name: 'Outlets, descending' })).toBeVisible();
  const most = answer.toSorted((a, b) => outletsOf(b) - outletsOf(a));
  await expect(rows(page).first()).toContainText(most[0]?.posCoreInstance.name ?? '');
  const largest = Math.max(...(most[0]?.childOrgs ?? []).map(({ totalOutlets }) => totalOutlets));
  await expect(count(rows(page).nth(1), /outlet/)).toHaveText(new RegExp(`^${largest} outlets?$`));
  await expectAccessible(page);

  await count(rows(page).nth(1), /outlet/).click();
  await expect(page).toHaveURL(`/admin/statistics?month=${month}&sort=outlets`);
  await expect(rows(page).first()).toContainText(most.at(-1)?.posCoreInstance.name ?? '');

  await page.getByRole('button', { name: 'Clear sorting' }).click();
  await expect(page).toHaveURL(`/admin/statistics?month=${month}`);
  await expect(sorting(page)).toHaveCount(0);
  await expect.poll(async () => (await namesOf(page)).slice(0, 5)).toEqual(received);
  expect(calls).toHaveLength(1);
});

test('the org count compares instances by their outlets, and leaves organisations alone', async ({
  page,
}) => {
  await page.goto(`/admin/statistics?month=${month}`);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  const answer = await readMonth(page, month);
  const outletsOf = ({ childOrgs }: MonthlyStatisticsRow) =>
    childOrgs.reduce((sum, { totalOutlets }) => sum + totalOutlets, 0);
  await count(rows(page).first(), /orgs/).click();
  const expected = answer
    .toSorted((a, b) => outletsOf(b) - outletsOf(a))
    .map(({ posCoreInstance }) => posCoreInstance.name);
  await expect.poll(() => namesOf(page)).toEqual(expected);
  await page.getByRole('button', { name: 'Expand all' }).click();
  const [top] = answer.toSorted((a, b) => outletsOf(b) - outletsOf(a));
  await expect(rows(page).nth(1)).toContainText(top?.childOrgs[0]?.organisation.name ?? '');
});

test('counts sort, with the keyboard, and the focus stays in its row', async ({ page }) => {
  await page.goto(`/admin/statistics?month=${month}`);
  await expect(tree(page)).toBeVisible();
  await moveTo(page, rows(page).first());
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown');
  const row = tree(page).locator('[role="treeitem"]:focus-within');
  const name = await row.locator('[data-cut]').innerText();
  await press(page, 'Tab', 'Enter');
  await expect(page).toHaveURL(`/admin/statistics?month=${month}&sort=-transactions`);
  await expect(row.locator('[data-cut]')).toHaveText(name);
  await press(page, 'Space');
  await expect(page).toHaveURL(`/admin/statistics?month=${month}&sort=transactions`);
  await expect(row.locator('[data-cut]')).toHaveText(name);
  await expect(count(row, /transaction/)).toBeFocused();
  await press(page, 'ArrowUp', 'Home');
  await expect(rows(page).first()).toBeFocused();
  await press(page, 'ArrowLeft');
  await expect(rows(page).first()).toHaveAttribute('aria-expanded', 'false');

  await sorting(page)
    .getByRole('button', { name: /Transactions/ })
    .focus();
  await press(page, 'Enter', 'Tab', 'Enter');
  await expect(sorting(page)).toHaveCount(0);
  await expect(search(page)).toBeFocused();
});
