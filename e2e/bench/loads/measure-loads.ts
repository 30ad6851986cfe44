import type { Browser } from '@playwright/test';
import { pageScript } from '../setting/page-script';
import { gridPage, type LandingPage } from './landing-pages';
import { measurePaint, type PaintTimes } from './paint-times';

/** The times of a page on the slow profile, one for each round. */
export interface LoadResult {
  name: string;
  paints: PaintTimes[];
}

/** Measures the pages in turns, so that the machine's other load affects all of them alike. */
export async function measureLoads(
  browser: Browser,
  pages: readonly LandingPage[],
  rounds: number,
): Promise<LoadResult[]> {
  const rowsProbe = await pageScript('rows');
  const measured = pages.map((page) => ({ page, paints: [] as PaintTimes[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { page, paints } of measured) {
      const probe = page.name === gridPage ? rowsProbe : undefined;
      paints.push(await measurePaint(browser, page, probe));
    }
  }
  return measured.map(({ page: { name }, paints }) => ({ name, paints }));
}
