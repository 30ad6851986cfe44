import type { Browser } from '@playwright/test';
import { median } from '../statistics';
import { type FirstLoad, measureFirstLoad } from './first-load';
import type { LandingPage } from './landing-pages';
import { measurePaint, type PaintTimes } from './paint-times';

/** The sizes of a page, and the medians of its times on the slow profile. */
export interface LoadResult {
  name: string;
  load: FirstLoad;
  paint: PaintTimes;
}

/** Measures the pages in turns, so that the machine's other load affects all of them alike. */
export async function measureLoads(
  browser: Browser,
  pages: readonly LandingPage[],
  rounds: number,
): Promise<LoadResult[]> {
  const measured = [];
  for (const page of pages) {
    measured.push({ page, load: await measureFirstLoad(browser, page), times: [] as PaintTimes[] });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { page, times } of measured) times.push(await measurePaint(browser, page));
  }
  return measured.map(({ page: { name }, load, times }) => ({
    name,
    load,
    paint: medianOf(times),
  }));
}

function medianOf(times: readonly PaintTimes[]): PaintTimes {
  return {
    first: median(times.map(({ first }) => first)),
    largest: median(times.map(({ largest }) => largest)),
    blocked: median(times.map(({ blocked }) => blocked)),
  };
}
