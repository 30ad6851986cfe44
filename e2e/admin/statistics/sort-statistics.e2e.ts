import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { moveTo, press } from '../../support/keyboard';
import {
  byOutlets,
  count,
  month,
  namesOf,
  nextFigures,
  rows,
  search,
  sorting,
  tree,
  watchCalls,
} from '../../support/statistics';

test.use({ account: superUser });

test('counts sort, with the mouse', async ({ page }) => {
  const calls = watchCalls(page);
  const figures = nextFigures(page);
  await page.goto(`/admin/statistics?month=${month}`);
  await expect(tree(page)).toBeVisible();
  await expect(rows(page).nth(5)).toBeVisible();
  const received = (await namesOf(page)).slice(0, 5);
  const answer = await figures;

  await count(rows(page).first(), /outlets/).click();
  await expect(page).toHaveURL(`/admin/statistics?month=${month}&sort=-outlets`);
  await expect(sorting(page).getByRole('button', { name: 'Outlets, descending' })).toBeVisible();
  const [most] = byOutlets(answer, -1);
  await expect(rows(page).first()).toContainText(most?.posCoreInstance.name ?? '');
  const largest = Math.max(...(most?.childOrgs ?? []).map(({ totalOutlets }) => totalOutlets));
  await expect(count(rows(page).nth(1), /outlet/)).toHaveText(new RegExp(`^${largest} outlets?$`));
  await expectAccessible(page);

  await count(rows(page).nth(1), /outlet/).click();
  await expect(page).toHaveURL(`/admin/statistics?month=${month}&sort=outlets`);
  const [least] = byOutlets(answer, 1);
  await expect(rows(page).first()).toContainText(least?.posCoreInstance.name ?? '');

  await page.getByRole('button', { name: 'Clear sorting' }).click();
  await expect(page).toHaveURL(`/admin/statistics?month=${month}`);
  await expect(sorting(page)).toHaveCount(0);
  await expect.poll(async () => (await namesOf(page)).slice(0, 5)).toEqual(received);
  expect(calls).toHaveLength(1);
});

test('the org count compares instances by their outlets, and leaves organisations alone', async ({
  page,
}) => {
  const figures = nextFigures(page);
  await page.goto(`/admin/statistics?month=${month}`);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await count(rows(page).first(), /orgs/).click();
  const expected = byOutlets(await figures, -1);
  const names = expected.map(({ posCoreInstance }) => posCoreInstance.name);
  await expect.poll(() => namesOf(page)).toEqual(names);
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(rows(page).nth(1)).toContainText(expected[0]?.childOrgs[0]?.organisation.name ?? '');
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
