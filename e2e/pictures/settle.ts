import type { Page } from '@playwright/test';

const within = 20_000;

/** Counts the pending calls of a page. Call it before the page opens. */
export function watchCalls(page: Page): { pending: () => number } {
  const pending = new Set<unknown>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return { pending: () => pending.size };
}

/**
 * Waits until a page has all its answers and has drawn them, and nothing moves any more.
 * @throws when that takes longer than 20 seconds
 */
export async function settle(page: Page, calls: { pending: () => number }): Promise<void> {
  const until = Date.now() + within;
  do {
    if (Date.now() > until) throw new Error(`${page.url()} does not come to rest.`);
    await page.waitForFunction(isAtRest, undefined, { timeout: within });
    await page.evaluate(framesWithoutMotion, 3);
  } while (calls.pending() > 0 || !(await page.evaluate(isAtRest)));
}

/** Runs in the page. */
function isAtRest(): boolean {
  const isLoading = document.querySelector('[aria-busy="true"]') !== null;
  const images = [...document.images].every((image) => image.complete);
  return !isLoading && images && document.fonts.status === 'loaded';
}

/**
 * Runs in the page. Waits for frames without motion.
 * @param frames three, because something that opens begins its transition only a frame after it
 * appears; one is enough for what only changes styles
 */
export async function framesWithoutMotion(frames: number): Promise<void> {
  for (let quietFrames = 0; quietFrames < frames; quietFrames += 1) {
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
