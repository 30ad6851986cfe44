import type { Page } from '@playwright/test';
import { superUser } from '../service/database/seed/demo-accounts';
import { expect, test } from './support/console-test';
import { fillSignIn } from './support/pages/sign-in';

const login = '/authentication/login?returnUrl=/';

/** The paths that the page has asked for, apart from its document and its icon. */
function watchPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(authentication\/login|favicon\.svg)$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

/** The files and the lists that the script of the page names, in its order. */
const namedPaths = (page: Page) =>
  page.evaluate(
    (): string[] => document.scripts[0]?.text.match(/\/(?:assets|api)\/[\w.-]+\/?/g) ?? [],
  );

/** Waits until the page has nothing left to do after it has loaded. */
const untilIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const later = globalThis.requestIdleCallback ?? setTimeout;
        // A warming that waited for the same moment has begun before the second one.
        later(() => later(() => resolve()));
      }),
  );

test('the sign-in page fetches the console, which then comes from the cache', async ({ page }) => {
  const paths = watchPaths(page);
  await page.goto(login);
  await expect(page.getByLabel('Email')).toBeFocused();
  const named = await namedPaths(page);
  expect(named.length).toBeGreaterThan(2);
  await expect.poll(() => paths.length).toBe(named.length);
  // Nothing but public files and lists, each once.
  expect(paths).toEqual(named);
  await page.waitForLoadState('networkidle');

  await fillSignIn(page, superUser);
  await expect(page.getByRole('link', { name: 'Browse users' })).toBeVisible();
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, transferSize }) => ({ path: new URL(name).pathname, transferSize })),
  );
  const landing = loaded.filter(({ path }) => named.includes(path));
  expect(landing.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/api/currency/', '/api/locale/']),
  );
  expect(landing.length).toBeGreaterThanOrEqual(4);
  expect(landing.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
});

test('it fetches nothing before the form can be used', async ({ page }) => {
  const paths = watchPaths(page);
  await page.addInitScript(() => {
    // The page is never idle.
    Object.assign(globalThis, { requestIdleCallback: () => 0 });
  });
  await page.goto(login);
  await page.getByLabel('Email').fill(superUser);
  await expect(page.getByLabel('Email')).toHaveValue(superUser);
  expect(paths).toEqual([]);
});

test('on a line that is dear or slow it fetches nothing', async ({ page }) => {
  const paths = watchPaths(page);
  await page.addInitScript(() => {
    const value = JSON.parse(new URLSearchParams(location.search).get('line') ?? '{}');
    Object.defineProperty(navigator, 'connection', { value });
  });
  for (const line of [{ saveData: true }, { type: 'cellular' }, { effectiveType: 'slow-2g' }]) {
    await page.goto(`${login}&line=${JSON.stringify(line)}`);
    expect(await namedPaths(page)).not.toEqual([]);
    await untilIdle(page);
    expect(paths, JSON.stringify(line)).toEqual([]);
  }
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await page.goto(login);
  await expect(page.locator('script')).toHaveCount(0);
  await untilIdle(page);
  expect(paths).toEqual([]);
});
