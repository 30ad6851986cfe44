import type { Page } from '@playwright/test';

const within = 20_000;

/** Counts the calls of a page that have no answer yet. To be made before the page is opened. */
export function watchCalls(page: Page): { pending: () => number } {
  const pending = new Set<unknown>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return { pending: () => pending.size };
}

/**
 * Waits until a page has all that it asked for, has drawn it, and nothing moves any more.
 * @throws when that takes longer than 20 seconds
 */
export async function settle(page: Page, calls: { pending: () => number }): Promise<void> {
  const until = Date.now() + within;
  do {
    if (Date.now() > until) throw new Error(`${page.url()} does not come to rest.`);
    await page.waitForFunction(isAtRest, undefined, { timeout: within });
    await page.evaluate(framesWithoutMotion);
  } while (calls.pending() > 0 || !(await page.evaluate(isAtRest)));
}

/** Runs in the page. */
function isAtRest(): boolean {
  const isLoading = document.querySelector('[aria-busy="true"]') !== null;
  const images = [...document.images].every((image) => image.complete);
  return !isLoading && images && document.fonts.status === 'loaded';
}

/**
 * Runs in the page. What opens starts to fade in a frame after it is there, so that three frames have
 * to pass without any motion.
 */
export async function framesWithoutMotion(): Promise<void> {
  for (let quietFrames = 0; quietFrames < 3; quietFrames += 1) {
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    if (moving.length > 0) quietFrames = -1;
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
