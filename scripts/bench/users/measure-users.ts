import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { ScrolledFrames } from '../pages/shared/list-probe';
import { type ScrollResult, scrollResultOf } from '../scrolling';
import { withFreshPage } from '../setting/browser';
import { clickToPaint, scrollThrough, typeToPaint } from '../setting/list-page';
import { median } from '../statistics';
import { numberOfUsers } from './fifty-thousand-users';
import { probeScript } from './probe-script';

/** Results with 50,000 users, in milliseconds unless a field says otherwise. Times are medians. */
export interface UsersResult extends ScrollResult {
  /** From the navigation to the first painted rows. For the reference: the time of the bare download. */
  firstRows: number;
  /** From the click on the header of a column to rows sorted by it. */
  sorted: number;
  /** From typing into the search over all columns to the rows that match. */
  found: number;
}

interface Sample {
  firstRows: number;
  sorted: number;
  found: number;
  scrolled: ScrolledFrames;
}

/** The addresses of the console and the reference. */
export interface UsersSetting {
  /** The service with the console and the users. */
  serviceOrigin: string;
  session: BrowserContextOptions['storageState'];
  plainTableOrigin: string;
}

/**
 * Measures Browse Users on the service. In turns it measures the download of the same list, and the
 * plain table with as many rows.
 * @returns the results of the reference, then of the console
 */
export async function measureUsers(
  browser: Browser,
  setting: UsersSetting,
  rounds: number,
): Promise<[UsersResult, UsersResult]> {
  const probe = await probeScript();
  const samples: [Sample[], Sample[]] = [[], []];
  const turns = [
    { taken: samples[0], take: () => sampleOfReference(browser, setting) },
    { taken: samples[1], take: () => sampleOfConsole(browser, setting, probe) },
  ];
  // The first round warms the browser and the service up. It does not count.
  for (const { take } of turns) await take();
  for (let round = 0; round < rounds; round += 1) {
    for (const { taken, take } of turns) taken.push(await take());
    turns.reverse();
  }
  return [summaryOf(samples[0]), summaryOf(samples[1])];
}

function sampleOfConsole(
  browser: Browser,
  { serviceOrigin, session }: UsersSetting,
  probe: string,
): Promise<Sample> {
  return withFreshPage(browser, { storageState: session }, async (page) => {
    await page.addInitScript({ content: probe });
    await page.goto(`${serviceOrigin}/admin/users`, { waitUntil: 'commit' });
    const firstRows = await page.waitForFunction(
      () => (window as unknown as { firstRows?: number }).firstRows,
      undefined,
      { polling: 200, timeout: 120_000 },
    );
    return { firstRows: (await firstRows.jsonValue()) ?? 0, ...(await useList(page)) };
  });
}

async function sampleOfReference(
  browser: Browser,
  { serviceOrigin, session, plainTableOrigin }: UsersSetting,
): Promise<Sample> {
  // A page of the same origin that makes no requests. Its policy would refuse ours.
  const options = { storageState: session, bypassCSP: true };
  const firstRows = await withFreshPage(browser, options, async (page) => {
    await page.goto(`${serviceOrigin}/favicon.svg`);
    return page.evaluate(downloadUsers);
  });
  return withFreshPage(browser, {}, async (page) => {
    await page.goto(`${plainTableOrigin}/?rows=${numberOfUsers}`);
    await clickToPaint(page, 'Show the rows');
    return { firstRows, ...(await useList(page)) };
  });
}

async function useList(page: Page): Promise<Omit<Sample, 'firstRows'>> {
  const scrolled = await scrollThrough(page);
  const sorted = await clickToPaint(page, 'Short Name');
  return { scrolled, sorted, found: await typeToPaint(page, 'Search all columns', 'novak') };
}

/** Runs in a page. */
async function downloadUsers(): Promise<number> {
  const began = performance.now();
  const response = await fetch('/api/user', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  if (response.status !== 200) throw new Error(`The users answered ${response.status}.`);
  await response.json();
  return performance.now() - began;
}

function summaryOf(samples: readonly Sample[]): UsersResult {
  return {
    firstRows: median(samples.map(({ firstRows }) => firstRows)),
    sorted: median(samples.map(({ sorted }) => sorted)),
    found: median(samples.map(({ found }) => found)),
    ...scrollResultOf(samples.map(({ scrolled }) => scrolled)),
  };
}
