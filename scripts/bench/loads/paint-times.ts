import type { Browser } from '@playwright/test';
import { slowDown, withFreshPage } from '../setting/browser';
import { type LandingPage, openLanding } from './landing-pages';
import { watchRequests } from './request-watch';

/** Milliseconds of one load on the slow profile, since the navigation began. */
export interface PaintTimes {
  /** First contentful paint. */
  first: number;
  /** Largest contentful paint. */
  largest: number;
  /** Total blocking time: the sum of what each task after the first paint took beyond 50 ms. */
  blocked: number;
}

interface Observed {
  first: number;
  largest: number;
  tasks: { start: number; duration: number }[];
}

/**
 * Opens a page with an empty cache on the slow profile and waits until it has shown its content and is
 * quiet.
 * @throws when the page does not show its content
 */
export function measurePaint(browser: Browser, landing: LandingPage): Promise<PaintTimes> {
  return withFreshPage(browser, { storageState: landing.session }, async (page) => {
    await page.addInitScript(observePaint);
    await slowDown(page);
    const watch = watchRequests(page);
    await openLanding(page, landing);
    await watch.untilQuiet();
    const { first, largest, tasks } = await page.evaluate(
      () => (window as unknown as { observedPaint: Observed }).observedPaint,
    );
    const blocked = tasks
      .filter((task) => task.start + task.duration > first)
      .reduce((sum, task) => sum + Math.max(0, task.duration - 50), 0);
    return { first, largest, blocked };
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
