import type { Browser } from '@playwright/test';
import type { ScrolledFrames } from '../pages/shared/list-probe';
import { type ScrollResult, scrollResultOf } from '../scrolling';
import { withFreshPage } from '../setting/browser';
import { clickToPaint, scrollThrough } from '../setting/list-page';
import type { Rounds } from '../statistics';

/** Results of a tree of 10,000 nodes in each round, in milliseconds unless a field says otherwise. */
export interface TreeResult extends ScrollResult {
  /** From the click on "Expand all" to the painted rows. */
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

function sampleOf(browser: Browser, origin: string, cpuSlowdown: number): Promise<Sample> {
  return withFreshPage(browser, {}, async (page) => {
    await page.goto(origin);
    await page.getByRole('button', { name: 'Expand all' }).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const expanded = await clickToPaint(page, 'Expand all');
    return { expanded, scrolled: await scrollThrough(page) };
  });
}

function summaryOf(samples: readonly Sample[]): TreeResult {
  return {
    expanded: samples.map((sample) => sample.expanded),
    ...scrollResultOf(samples.map(({ scrolled }) => scrolled)),
  };
}
