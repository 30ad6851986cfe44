import { defineConfig, devices } from '@playwright/test';
import type { WorkerFixtures } from './e2e/support/console-test';
import { firefox, launchOptions } from './scripts/commands/lib/start-browser';

// What nginx can change: the cookie with the prefix __Host- behind TLS, the address of a mailed link, the
// caller's address that limits count, and the page's policy. The commands of package.json name nginx on
// Linux, where they find or install it.
const changedByNginx = {
  chromium: '{session/sign-in-limits,session/sign-out,invitations/accept-invitation}.e2e.ts',
  firefox: '{session/sign-out,invitations/accept-invitation}.e2e.ts',
};
const behindNginx = [
  ...(['chromium', 'firefox'] as const).map((browserName) => ({
    name: `${browserName} behind nginx`,
    // A second worker would start a second service, nginx and browser for a few tests.
    workers: 1,
    testMatch: changedByNginx[browserName],
    use: {
      backend: 'proxied' as const,
      ignoreHTTPSErrors: true,
      ...(browserName === 'firefox' && firefox),
    },
  })),
  {
    name: 'own back end',
    workers: 1,
    testMatch: 'own-back-end/*.e2e.ts',
    use: { backend: 'own' as const, ignoreHTTPSErrors: true },
  },
];

/** Runs the console on the reference service and on the mock. Each worker starts its own. */
export default defineConfig<object, WorkerFixtures>({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/browser',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // The report is for the budget of the suite.
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  // Long time-outs for a busy machine. A test never waits longer than it has to.
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  timeout: 300_000,
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    launchOptions,
    // Screenshots of every step would add a fifth to the time of all tests.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
  projects: [
    {
      name: 'service',
      testIgnore: [
        ...['mock/**', 'own-back-end/**', 'accessibility/states/**'],
        // The same browser reaches the same service there.
        ...(process.env.NGINX_PATH ? [changedByNginx.chromium] : []),
      ],
      use: { backend: 'service' },
    },
    ...(process.env.NGINX_PATH ? behindNginx : []),
    {
      name: 'mock',
      testMatch: ['mock/**/*.e2e.ts', 'accessibility/states/**/*.e2e.ts'],
      use: { backend: 'mock' },
    },
  ],
});
