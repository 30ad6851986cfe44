import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

/** How a browser is started: the one that CHROMIUM_PATH names, or Playwright's own. */
export const launchOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: [
    // A container's root user has no sandbox to offer.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export function startBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions);
}
