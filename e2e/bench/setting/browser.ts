import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** Opens a page with an empty cache, passes it to `use`, and always closes it. */
export async function withFreshPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    ...options,
  });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

export const slowProfile = { cpuSlowdown: 4, megabitsPerSecond: 1.6, latency: 150 };

/** Slows the page down to a small device on a mobile line. Returns the session that does it. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const bytesPerSecond = (slowProfile.megabitsPerSecond * 1_000_000) / 8;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowProfile.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProfile.cpuSlowdown });
  return session;
}
