import { type Browser, chromium } from '@playwright/test';

/** Starts the browser that CHROMIUM_PATH names, or Playwright's own. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: [
      // A container's root user has no sandbox to offer.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
