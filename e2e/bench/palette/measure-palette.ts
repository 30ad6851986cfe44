import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { watchRequests } from '../loads/request-watch';
import type { BusyTimes } from '../page-scripts/long-tasks';
import { withFreshPage } from '../setting/browser';
import { pageScript } from '../setting/page-script';
import type { Rounds } from '../statistics';

/** Milliseconds of each round. */
export interface PaletteResult {
  /** From the keys that open the palette to its next paint. */
  opened: Rounds;
  /** The slowest key of a typed text to its next paint. */
  key: Rounds;
  /** From the last key to the records that are found, with the pause before the search. */
  found: Rounds;
}

export interface ServedPalette {
  origin: string;
  session: BrowserContextOptions['storageState'];
}

// A person of the demo data has this name, and many of the others.
const text = 'marchetti';

/** Opens the palette and types into it, in turns on a service with many records and on one with few. */
export async function measurePalette(
  browser: Browser,
  services: Readonly<Record<'many' | 'few', ServedPalette>>,
  rounds: number,
): Promise<Record<'many' | 'few', PaletteResult>> {
  const probe = await pageScript('long-tasks');
  const samples = { many: [] as Sample[], few: [] as Sample[] };
  const turns = (['few', 'many'] as const).map((side) => async () => {
    samples[side].push(await sample(browser, services[side], probe));
  });
  // The first ones warm the services up. They do not count.
  for (const side of ['few', 'many'] as const) await sample(browser, services[side], probe);
  for (let round = 0; round < rounds; round += 1) {
    for (const take of turns) await take();
    turns.reverse();
  }
  return { many: resultOf(samples.many), few: resultOf(samples.few) };
}

type Sample = Record<keyof PaletteResult, number>;

function sample(
  browser: Browser,
  { origin, session }: ServedPalette,
  probe: { content: string },
): Promise<Sample> {
  return withFreshPage(browser, { storageState: session }, async (page) => {
    await page.addInitScript(probe);
    const watch = watchRequests(page);
    await page.goto(`${origin}/admin`);
    await page.getByRole('button', { name: 'Go to' }).hover();
    await watch.untilQuiet();
    await busyTimes(page);
    await page.keyboard.press('Control+K');
    const field = page.getByRole('combobox', { name: 'Screen, record, id or action' });
    await field.waitFor();
    const { key: opened } = await busyTimes(page);
    // A person's pace.
    await field.pressSequentially(text, { delay: 120 });
    const typed = performance.now();
    await page.getByRole('group', { name: 'Users' }).waitFor();
    const found = performance.now() - typed;
    const { key } = await busyTimes(page);
    return { opened, key, found };
  });
}

async function busyTimes(page: Page): Promise<BusyTimes> {
  // What the browser has still to report arrives within a moment.
  await pause(300);
  return page.evaluate(() => (window as unknown as { busyTimes(): BusyTimes }).busyTimes());
}

const resultOf = (samples: readonly Sample[]): PaletteResult => ({
  opened: samples.map(({ opened }) => opened),
  key: samples.map(({ key }) => key),
  found: samples.map(({ found }) => found),
});
