import type { Browser, Page } from '@playwright/test';
import type { ScrolledFrames } from '../pages/shared/list-probe';
import { type ScrollResult, scrollResultOf } from '../scrolling';
import { withFreshPage } from '../setting/browser';
import { clickToPaint, scrollThrough } from '../setting/list-page';
import type { Rounds } from '../statistics';

/** Results of a grid in each round, in milliseconds unless a field says otherwise. */
export interface GridResult extends ScrollResult {
  /** From the click to 10,000 rows, of which the first are painted. */
  manyRows: Rounds;
  /** The same time with 25 rows. */
  fewRows: Rounds;
  /** From the click on the header of a column to 10,000 rows sorted by it. */
  sorted: Rounds;
}

const manyRows = 10_000;
const fewRows = 25;

/**
 * Measures the grids at two addresses in turns; the results are in the same order.
 * @param cpuSlowdown 1 for the machine as it is
 */
export async function measureGrids(
  browser: Browser,
  origins: readonly [string, string],
  rounds: number,
  cpuSlowdown: number,
): Promise<[GridResult, GridResult]> {
  const samples: [Samples, Samples] = [noSamples(), noSamples()];
  const turns = [...samples.entries()];
  // The page that opens first warms the browser up. This round does not count.
  for (const origin of origins) await onGrid(browser, origin, fewRows, 1, async () => undefined);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { many, few, sorted, scrolled }] of turns) {
      const origin = origins[index] ?? '';
      few.push(await onGrid(browser, origin, fewRows, cpuSlowdown, async (_page, shown) => shown));
      await onGrid(browser, origin, manyRows, cpuSlowdown, async (page, shown) => {
        many.push(shown);
        scrolled.push(await scrollThrough(page));
        sorted.push(await clickToPaint(page, 'Full Name'));
      });
    }
    turns.reverse();
  }
  return [summaryOf(samples[0]), summaryOf(samples[1])];
}

interface Samples {
  many: number[];
  few: number[];
  sorted: number[];
  scrolled: ScrolledFrames[];
}

const noSamples = (): Samples => ({ many: [], few: [], sorted: [], scrolled: [] });

function summaryOf({ many, few, sorted, scrolled }: Samples): GridResult {
  return { manyRows: many, fewRows: few, sorted, ...scrollResultOf(scrolled) };
}

/** Opens a new page, clicks, and passes on how long the rows took. */
function onGrid<T>(
  browser: Browser,
  origin: string,
  rows: number,
  cpuSlowdown: number,
  use: (page: Page, shown: number) => Promise<T>,
): Promise<T> {
  return withFreshPage(browser, {}, async (page) => {
    await page.goto(`${origin}/?rows=${rows}`);
    await page.getByRole('button', { name: 'Show the rows' }).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return use(page, await clickToPaint(page, 'Show the rows'));
  });
}
