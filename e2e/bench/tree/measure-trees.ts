import type { Browser } from '@playwright/test';
import type { ScrolledFrames } from '../pages/shared/list-probe';
import { type ScrollResult, scrollResultOf } from '../scrolling';
import { withFreshPage } from '../setting/browser';
import { clickToPaint, scrollThrough } from '../setting/list-page';
import { median, type Rounds } from '../statistics';

/** Results of a tree of 10,000 nodes in each round, in milliseconds unless a field says otherwise. */
export interface TreeResult extends ScrollResult {
  /** From the click on "Expand all" to the painted rows; the median of three clicks. */
  expanded: Rounds;
}

interface Sample {
  expanded: number;
  scrolled: ScrolledFrames;
}

/**
 * Measures the trees at two addresses in turns; the results are in the same order.
 * @param cpuSlowdown 1 for the machine as it is
 */
export async function measureTrees(
  browser: Browser,
  origins: readonly [string, string],
  rounds: number,
  cpuSlowdown: number,
): Promise<[TreeResult, TreeResult]> {
  const samples: [Sample[], Sample[]] = [[], []];
  const turns = [...samples.entries()];
  // The page that opens first warms the browser up. This round does not count.
  for (const origin of origins) await sampleOf(browser, origin, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, taken] of turns) {
      taken.push(await sampleOf(browser, origins[index] ?? '', cpuSlowdown));
    }
    turns.reverse();
  }
  return [summaryOf(samples[0]), summaryOf(samples[1])];
}

/** A click falls somewhere between two frames, which matters at these times. So a sample has several. */
const clicks = 3;

function sampleOf(browser: Browser, origin: string, cpuSlowdown: number): Promise<Sample> {
  return withFreshPage(browser, {}, async (page) => {
    const session = await page.context().newCDPSession(page);
    const times: number[] = [];
    for (let click = 0; click < clicks; click += 1) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.goto(origin);
      await page.getByRole('button', { name: 'Expand all' }).waitFor();
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      times.push(await clickToPaint(page, 'Expand all'));
    }
    return { expanded: median(times), scrolled: await scrollThrough(page) };
  });
}

function summaryOf(samples: readonly Sample[]): TreeResult {
  return {
    expanded: samples.map((sample) => sample.expanded),
    ...scrollResultOf(samples.map(({ scrolled }) => scrolled)),
  };
}
