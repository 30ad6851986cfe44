import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { MonthlyStatisticsRow } from '../../src/api/schema.gen';

export const call = '/api/Statistics/monthlyAllPOSCores';
export const file = '/api/Statistics/DownloadMonthlyStatistics**';

/** The demonstration data have the last twelve months. */
function monthsAgo(count: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count))
    .toISOString()
    .slice(0, 7);
}
export const month = monthsAgo(1);
export const before = monthsAgo(2);

export const tree = (page: Page) => page.getByRole('tree', { name: 'Statistics' });
export const rows = (page: Page) => tree(page).getByRole('treeitem');
export const field = (page: Page) => page.getByRole('textbox', { name: 'Month' });
export const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
export const download = (page: Page) => page.getByRole('link', { name: 'Download' });
export const sorting = (page: Page) => page.getByRole('group', { name: 'Sorting' });
export const count = (row: Locator, what: RegExp) => row.getByRole('button', { name: what });
export const namesOf = (page: Page) => rows(page).locator('[data-cut]').allInnerTexts();

export async function readMonth(page: Page, wanted: string): Promise<MonthlyStatisticsRow[]> {
  const answer = await page.request.post(call, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { monthStart: `${wanted}-01` },
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

export function watchCalls(page: Page): string[] {
  const months: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(call)) months.push(request.postDataJSON().monthStart);
  });
  return months;
}
