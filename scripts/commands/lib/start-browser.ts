import { fileURLToPath } from 'node:url';
import { type Browser, chromium, devices, type LaunchOptions } from '@playwright/test';

/** Starts the browser that CHROMIUM_PATH names, or Playwright's own. */
export const launchOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: [
    // Chromium's sandbox does not work for the root user of a container.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A driven Chromium records a stack for each error, for which V8 would parse scripts again.
    '--js-flags=--no-enable-lazy-source-positions',
  ],
};

export function startBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions);
}

/** The options of tests in Firefox, which scripts/commands/lib/firefox-bridge.mjs starts. */
export const firefox = {
  ...devices['Desktop Firefox'],
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: { executablePath: fileURLToPath(new URL('firefox-bridge.mjs', import.meta.url)) },
} as const;
