import type { Browser } from '@playwright/test';
import { slowDown, withFreshPage } from '../setting/browser';
import { type LandingPage, untilShown } from './landing-pages';
import { watchRequests } from './request-watch';

/** Milliseconds of one load on the slow profile; moments are since the navigation began. */
export interface PaintTimes {
  /** First contentful paint. */
  first: number;
  /** Largest contentful paint. */
  largest: number;
  /** The sum of all tasks above 50 ms, whole. */
  longTasks: number;
  /** Total blocking time: the sum of what each task after the first paint took beyond 50 ms. */
  blocked: number;
  /** The sum of all tasks of the main thread. */
  allTasks: number;
  /** When the rows of a list were painted; 0 for a page without a list. */
  rows: number;
}

interface Observed {
  first: number;
  largest: number;
  tasks: { start: number; duration: number }[];
}

/**
 * Opens a page with an empty cache on the slow profile and waits until it has shown its content and is
 * quiet.
 * @param rowsProbe the script that finds the moment of the first rows, for a page with a list
 * @throws when the page does not show its content
 */
export function measurePaint(
  browser: Browser,
  landing: LandingPage,
  rowsProbe?: { content: string },
): Promise<PaintTimes> {
  return withFreshPage(browser, { storageState: landing.session }, async (page) => {
    await page.addInitScript(observePaint);
    if (rowsProbe) await page.addInitScript(rowsProbe);
    const session = await slowDown(page);
    await session.send('Performance.enable');
    const watch = watchRequests(page);
    await page.goto(landing.origin + landing.path, { waitUntil: 'commit' });
    // Looks for the content afterwards: a look for a role costs the page 15 ms, four times as slow.
    await watch.untilQuiet();
    await untilShown(page, landing);
    const { first, largest, tasks, rows } = await page.evaluate(() => {
      const { observedPaint, firstRows = 0 } = window as unknown as {
        observedPaint: Observed;
        firstRows?: number;
      };
      return { ...observedPaint, rows: firstRows };
    });
    const { metrics } = await session.send('Performance.getMetrics');
    const allTasks = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    const longTasks = tasks.reduce((sum, { duration }) => sum + duration, 0);
    const blocked = tasks
      .filter((task) => task.start + task.duration > first)
      .reduce((sum, task) => sum + Math.max(0, task.duration - 50), 0);
    return { first, largest, longTasks, blocked, allTasks, rows };
  });
}

/** Runs in the page before its own scripts. */
function observePaint(): void {
  const observed: Observed = { first: 0, largest: 0, tasks: [] };
  Object.assign(window, { observedPaint: observed });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint')) {
      observed.first = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) observed.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) {
      observed.tasks.push({ start, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
}
