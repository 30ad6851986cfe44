import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { MonthlyStatisticsRow } from '../../src/api/schema.gen';
import { expectAccessible } from '../support/accessibility';
import { superUser } from '../support/accounts';
import { expect, test } from '../support/console-test';
import { moveTo, press } from '../support/keyboard';
import { cutCalls, holdCalls, refuseCalls, trouble } from '../support/provoke';

test.use({ account: superUser });

const call = '/api/Statistics/monthlyAllPOSCores';
const file = '/api/Statistics/DownloadMonthlyStatistics**';

/** The demonstration data have the last twelve months. */
function monthsAgo(count: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count))
    .toISOString()
    .slice(0, 7);
}
const month = monthsAgo(1);
const before = monthsAgo(2);

const tree = (page: Page) => page.getByRole('tree', { name: 'Statistics' });
const rows = (page: Page) => tree(page).getByRole('treeitem');
const field = (page: Page) => page.getByRole('textbox', { name: 'Month' });
const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const download = (page: Page) => page.getByRole('link', { name: 'Download' });
const sorting = (page: Page) => page.getByRole('group', { name: 'Sorting' });
const count = (row: Locator, what: RegExp) => row.getByRole('button', { name: what });
const namesOf = (page: Page) => rows(page).locator('[data-cut]').allInnerTexts();

async function readMonth(page: Page, wanted: string): Promise<MonthlyStatisticsRow[]> {
  const answer = await page.request.post(call, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { monthStart: `${wanted}-01` },
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

function watchCalls(page: Page): string[] {
  const months: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(call)) months.push(request.postDataJSON().monthStart);
  });
  return months;
}

test('Enter shows the figures of a month, as the service has them', async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto('/admin/statistics');
  await expect(page).toHaveTitle('Statistics - Authentication');
  await expect(page.getByText('Choose a month to see its figures.')).toBeVisible();
  await expect(download(page)).toBeDisabled();
  await expect(sorting(page)).toHaveCount(0);
  await expectAccessible(page);

  await field(page).fill(month);
  await field(page).press('Enter');
  await expect(tree(page)).toBeVisible();
  await expect(page).toHaveURL(`/admin/statistics?month=${month}`);
  expect(calls).toEqual([`${month}-01`]);

  const answer = await readMonth(page, month);
  const [first] = answer;
  const number = (value: number) => value.toLocaleString('en-GB');
  const sum = (of: 'totalOutlets' | 'totalTransactions') =>
    (first?.childOrgs ?? []).reduce((total, organisation) => total + organisation[of], 0);
  await expect(rows(page).first().getByRole('button')).toHaveText([
    `${first?.childOrgs.length} orgs`,
    `${number(sum('totalTransactions'))} transactions`,
    `${number(sum('totalOutlets'))} outlets`,
  ]);
  const organisation = first?.childOrgs[0];
  const second = rows(page).nth(1);
  await expect(second).toContainText(organisation?.organisation.organisationCode ?? '');
  await expect(second.getByRole('button')).toHaveCount(2);
  const state = (id: string | null | undefined) => (id ? 'set' : 'not set');
  const { remoteOrderServerInstanceID: ros, reportingServerInstanceID: rs } =
    organisation?.organisation ?? {};
  await expect(second).toContainText(new RegExp(`ROS.? ${state(ros)}.*RS.? ${state(rs)}`));
  const icons = second.getByRole('img', { name: /authorised package/ }).locator('img');
  await expect(icons).toHaveCount(organisation?.authorisedPackages.length ?? -1);
  await expectAccessible(page);
});

test('the month is picked from the calendar, with the keyboard alone', async ({ page }) => {
  await page.goto('/admin/statistics?month=2026-03');
  await expect(page.getByText('No Data').or(tree(page))).toBeVisible();
  await field(page).focus();
  await press(page, 'ArrowDown');
  const calendar = page.getByRole('dialog', { name: /Choose a month/ });
  await expect(calendar.getByRole('button', { name: 'March 2026' })).toBeFocused();
  await expectAccessible(page);
  await press(page, 'ArrowDown', 'Enter');
  await expect(calendar).toHaveCount(0);
  await expect(field(page)).toHaveValue('2026-06');
  await expect(field(page)).toBeFocused();
  await press(page, 'Enter');
  await expect(page).toHaveURL('/admin/statistics?month=2026-06');
  await press(page, 'ArrowDown', 'Escape');
  await expect(calendar).toHaveCount(0);
});

test('counts sort, with the mouse', async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto(`/admin/statistics?month=${month}`);
  await expect(tree(page)).toBeVisible();
  const received = await namesOf(page);
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
  expect(await namesOf(page)).toEqual(received);
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

test('no month clears the results without a call', async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto(`/admin/statistics?month=${month}&sort=-outlets`);
  await expect(tree(page)).toBeVisible();
  await field(page).fill('');
  await expect(download(page)).toBeDisabled();
  await search(page).click();
  await expect(tree(page)).toHaveCount(0);
  await expect(page.getByText('Choose a month to see its figures.')).toBeVisible();
  await expect(page).toHaveURL('/admin/statistics?sort=-outlets');
  expect(calls).toHaveLength(1);

  await field(page).fill('2026-13');
  await field(page).press('Enter');
  await expect(page.getByText('Enter a month as YYYY-MM.')).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toHaveLength(1);
});

test('a link searches by itself, Back shows the month before', async ({ page }) => {
  await page.goto(`/admin/statistics?month=${before}&sort=-transactions`);
  const heading = (wanted: string) =>
    page.getByRole('heading', {
      name: new Date(`${wanted}-01`).toLocaleDateString('en-GB', {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    });
  await expect(heading(before)).toBeVisible();
  await expect(sorting(page)).toBeVisible();
  await field(page).fill(month);
  await search(page).click();
  await expect(heading(month)).toBeVisible();
  await page.goBack();
  await expect(heading(before)).toBeVisible();
  await expect(field(page)).toHaveValue(before);
  await page.goForward();
  await expect(heading(month)).toBeVisible();
  await page.reload();
  await expect(heading(month)).toBeVisible();
  await expect(sorting(page)).toBeVisible();
});

test('a failure empties the results and can be tried again', async ({ page, complaints }) => {
  complaints.provoke(/Failed to load resource/);
  await page.goto(`/admin/statistics?month=${month}`);
  await expect(tree(page)).toBeVisible();
  await refuseCalls(page, call, { status: 500 });
  await search(page).click();
  await expect(page.getByText('Error...')).toBeVisible();
  await expect(page.getByText(trouble)).toBeVisible();
  await expect(tree(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(call);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(tree(page)).toBeVisible();
});

test('the last query wins, and the older one is cut off', async ({ page }) => {
  await page.goto('/admin/statistics');
  const cancelled: string[] = [];
  page.on('requestfailed', (request) => {
    cancelled.push(`${request.postDataJSON()?.monthStart} ${request.failure()?.errorText}`);
  });
  const held = await holdCalls(page, call);
  await field(page).fill(before);
  await field(page).press('Enter');
  await expect.poll(held.count).toBe(1);
  await expect(page.getByText('Loading...')).toBeVisible();
  await expectAccessible(page);
  await field(page).fill(month);
  await field(page).press('Enter');
  await expect.poll(held.count).toBe(2);
  await expect.poll(() => cancelled).toEqual([`${before}-01 net::ERR_ABORTED`]);
  await held.release();
  await expect(tree(page)).toBeVisible();
  await expect(field(page)).toHaveValue(month);
});

test('ten thousand organisations: only what is in sight is drawn', async ({ page }) => {
  const organisations = Array.from({ length: 10_000 }, (_, index) => ({
    organisation: {
      organisationID: `20000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      name: `Organisation ${index}`,
      organisationCode: `O${index}`,
      remoteOrderServerInstanceID: null,
      dataExtractionServerInstanceID: null,
      partnerServerInstanceID: null,
      reportingServerInstanceID: null,
    },
    totalOutlets: index % 100,
    totalTransactions: (index * 7_919) % 100_003,
    authorisedPackages: [{ iconUri: null }],
  }));
  const posCoreInstance = {
    posCoreInstanceID: '30000000-0000-4000-8000-000000000001',
    name: 'POS Core Europe',
  };
  await page.route(call, (route) =>
    route.fulfill({ json: [{ posCoreInstance, childOrgs: organisations }] }),
  );
  await page.goto(`/admin/statistics?month=${month}`);
  await expect(count(rows(page).first(), /orgs/)).toHaveText('10,000 orgs');
  expect(await rows(page).count()).toBeLessThan(60);
  await count(rows(page).first(), /transactions/).click();
  const most = organisations.toSorted((a, b) => b.totalTransactions - a.totalTransactions)[0];
  await expect(rows(page).nth(1)).toContainText(most?.organisation.name ?? '');
  await rows(page).first().focus();
  await page.keyboard.press('End');
  await expect(rows(page).last()).toBeFocused();
  await expect(rows(page).last()).toHaveAttribute('aria-setsize', '10000');
  await expect(rows(page).last()).toHaveAttribute('aria-posinset', '10000');
  expect(await rows(page).count()).toBeLessThan(60);
});

test('on a narrow screen, names and counts come first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/admin/statistics?month=${month}&sort=-outlets`);
  await expect(count(rows(page).nth(1), /transaction/)).toBeInViewport();
  await expect(rows(page).nth(1).locator('[data-cut]')).toBeInViewport();
  await expect(count(rows(page).nth(1), /outlet/)).toBeInViewport();
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide).toBe(false);
  await page.getByRole('button', { name: /^Choose a month/ }).click();
  await expect(page.getByRole('button', { name: /^Dec/ })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});
