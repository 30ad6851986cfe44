import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { watchRequests } from '../loads/request-watch';
import type { BusyTimes } from '../page-scripts/long-tasks';
import type { ScrolledFrames } from '../pages/shared/list-probe';
import { type ScrollResult, scrollResultOf } from '../scrolling';
import { withFreshPage } from '../setting/browser';
import { clickToPaint, scrollThrough, typeToPaint } from '../setting/list-page';
import { pageScript } from '../setting/page-script';
import type { Rounds } from '../statistics';

export const manyUsers = 100_000;
export const fewUsers = 1_000;

/** Results with 100,000 users in each round, in milliseconds unless a field says otherwise. */
export interface UsersResult extends ScrollResult {
  /** From the navigation to the first painted rows. For the reference: the time of the bare download. */
  firstRows: Rounds;
  /** From the click on the header of a column to rows sorted by it. */
  sorted: Rounds;
  /** From filling the search over all columns to the rows that match. */
  found: Rounds;
}

/** What the console alone is measured by: longest tasks, keys and the heap in bytes. */
export const busyPhases = ['opening', 'sorting', 'searching', 'filtering', 'typing'] as const;

export interface ConsoleResult extends UsersResult, Record<(typeof busyPhases)[number], Rounds> {
  /** The slowest key to the next paint. */
  key: Rounds;
  /** After a garbage collection, when everything was used. It does not have the heap of workers. */
  heap: Rounds;
  /** How many workers the page had then. */
  workers: Rounds;
}

export interface UsersResults {
  /** The same page with 1,000 users: from the navigation to the first painted rows. */
  few: Rounds;
  reference: UsersResult;
  console: ConsoleResult;
}

/** The addresses of the services with many and with few users, and of the reference. */
export interface UsersSetting {
  many: ServedUsers;
  few: ServedUsers;
  plainTableOrigin: string;
}

interface ServedUsers {
  origin: string;
  session: BrowserContextOptions['storageState'];
}

type Probes = Record<'rows' | 'longTasks', { content: string }>;

interface Sample {
  firstRows: number;
  sorted: number;
  found: number;
  scrolled: ScrolledFrames;
}

type ConsoleSample = Sample &
  Record<(typeof busyPhases)[number] | 'key' | 'heap' | 'workers', number>;

/**
 * Measures Browse Users with many users. In turns it measures the page with few users, the download of
 * the same list, and the plain table with as many rows.
 */
export async function measureUsers(
  browser: Browser,
  setting: UsersSetting,
  rounds: number,
): Promise<UsersResults> {
  const probes = { rows: await pageScript('rows'), longTasks: await pageScript('long-tasks') };
  const few: number[] = [];
  const reference: Sample[] = [];
  const console: ConsoleSample[] = [];
  const turns = [
    async () => few.push(await firstRowsOf(browser, setting.few, probes)),
    async () => reference.push(await sampleOfReference(browser, setting)),
    async () => console.push(await sampleOfConsole(browser, setting.many, probes)),
  ];
  // The first lists warm the services up. They do not count.
  for (const served of [setting.few, setting.many]) await firstRowsOf(browser, served, probes);
  for (let round = 0; round < rounds; round += 1) {
    for (const take of turns) await take();
    turns.reverse();
  }
  const all = (of: keyof ConsoleSample & (string | 'scrolled')) =>
    console.map((sample) => Number(sample[of]));
  const phases = busyPhases.map((phase) => [phase, all(phase)]);
  return {
    few,
    reference: resultOf(reference),
    console: {
      ...resultOf(console),
      ...(Object.fromEntries(phases) as Record<(typeof busyPhases)[number], number[]>),
      key: all('key'),
      heap: all('heap'),
      workers: all('workers'),
    },
  };
}

function firstRowsOf(browser: Browser, { origin, session }: ServedUsers, probes: Probes) {
  return withFreshPage(browser, { storageState: session }, async (page) => {
    await page.addInitScript(probes.rows);
    return openUsers(page, origin);
  });
}

async function openUsers(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/admin/users`, { waitUntil: 'commit' });
  const firstRows = await page.waitForFunction(
    () => (window as unknown as { firstRows?: number }).firstRows,
    undefined,
    { polling: 200, timeout: 120_000 },
  );
  return (await firstRows.jsonValue()) ?? 0;
}

function sampleOfConsole(
  browser: Browser,
  { origin, session }: ServedUsers,
  probes: Probes,
): Promise<ConsoleSample> {
  return withFreshPage(browser, { storageState: session }, async (page) => {
    await page.addInitScript(probes.rows);
    await page.addInitScript(probes.longTasks);
    const watch = watchRequests(page);
    const firstRows = await openUsers(page, origin);
    await watch.untilQuiet();
    const { task: opening } = await busyTimes(page);
    const scrolled = await scrollThrough(page);
    await busyTimes(page);

    const sorted = await clickToPaint(page, 'Short Name');
    const { task: sorting } = await busyTimes(page);
    const found = await typeToPaint(page, search, 'novak');
    const { task: searching } = await busyTimes(page);
    await typeToPaint(page, search, '');
    await busyTimes(page);
    // A person's pace, so that each key has to be answered while the page works on the one before.
    await page
      .getByRole('textbox', { name: search })
      .pressSequentially('marchetti', { delay: 120 });
    const { task: typing, key } = await busyTimes(page);
    await typeToPaint(page, search, '');
    await page.getByRole('button', { name: 'Filter rows' }).click();
    await page.getByRole('textbox', { name: filter }).waitFor();
    await busyTimes(page);
    await typeToPaint(page, filter, 'okafor');
    const { task: filtering } = await busyTimes(page);
    const heap = await heapOf(page);
    const times = { opening, sorting, searching, filtering, typing, key };
    return { firstRows, scrolled, sorted, found, ...times, heap, workers: page.workers().length };
  });
}

/** Returns the longest task and the slowest key since the last call. */
async function busyTimes(page: Page): Promise<BusyTimes> {
  // What the browser has still to report arrives within a moment.
  await pause(300);
  return page.evaluate(() => (window as unknown as { busyTimes(): BusyTimes }).busyTimes());
}

const search = 'Search all columns';
const filter = 'Filter Full Name';

/** Returns the bytes of the page's heap after a garbage collection. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

async function sampleOfReference(
  browser: Browser,
  { many: { origin, session }, plainTableOrigin }: UsersSetting,
): Promise<Sample> {
  // A page of the same origin that makes no requests. Its policy would refuse ours.
  const options = { storageState: session, bypassCSP: true };
  const firstRows = await withFreshPage(browser, options, async (page) => {
    await page.goto(`${origin}/favicon.svg`);
    return page.evaluate(downloadUsers);
  });
  return withFreshPage(browser, {}, async (page) => {
    await page.goto(`${plainTableOrigin}/?rows=${manyUsers}`);
    await clickToPaint(page, 'Show the rows');
    const scrolled = await scrollThrough(page);
    const sorted = await clickToPaint(page, 'Short Name');
    return { firstRows, scrolled, sorted, found: await typeToPaint(page, search, 'novak') };
  });
}

/** Runs in a page. */
async function downloadUsers(): Promise<number> {
  const began = performance.now();
  const response = await fetch('/api/user', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  if (response.status !== 200) throw new Error(`The users answered ${response.status}.`);
  await response.json();
  return performance.now() - began;
}

const resultOf = (samples: readonly Sample[]): UsersResult => ({
  firstRows: samples.map(({ firstRows }) => firstRows),
  sorted: samples.map(({ sorted }) => sorted),
  found: samples.map(({ found }) => found),
  ...scrollResultOf(samples.map(({ scrolled }) => scrolled)),
});
