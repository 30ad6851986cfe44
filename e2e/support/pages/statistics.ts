import type { Locator, Page, Route } from '@playwright/test';
import { expect } from '@playwright/test';
import type { MonthlyStatisticsRow } from '../../../src/api/schema.gen';

export const call = '/api/Statistics/monthlyAllPOSCores';

/** Returns a month as YYYY-MM. The demo data have the last twelve months. */
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

/**
 * Waits for the figures that the page reads next. Later figures may differ, since other tests add
 * and delete instances and organisations.
 */
export function nextFigures(page: Page): Promise<MonthlyStatisticsRow[]> {
  return new Promise((resolve, reject) => {
    // On its way: the browser need not keep a body that the console reads as a stream.
    const take = async (route: Route) => {
      const response = await route.fetch();
      expect(response.status()).toBe(200);
      resolve(await response.json());
      await route.fulfill({ response });
    };
    page.route(`**${call}`, (route) => take(route).catch(reject), { times: 1 }).catch(reject);
  });
}

const outletsOf = ({ childOrgs }: MonthlyStatisticsRow) =>
  childOrgs.reduce((sum, { totalOutlets }) => sum + totalOutlets, 0);

/** Sorts instances by their outlets, and ties by their names. */
export function byOutlets(answer: readonly MonthlyStatisticsRow[], direction: 1 | -1) {
  const { compare } = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });
  const nameOf = ({ posCoreInstance }: MonthlyStatisticsRow) => posCoreInstance.name ?? '';
  return answer.toSorted(
    (a, b) => direction * (outletsOf(a) - outletsOf(b)) || compare(nameOf(a), nameOf(b)),
  );
}
