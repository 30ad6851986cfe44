import { defineConfig, devices } from '@playwright/test';
import { mockOrigin, serviceOrigin } from './e2e/support/origins';
import { launchOptions } from './scripts/lib/start-browser';

const chromium = {
  ...devices['Desktop Chrome'],
  channel: undefined,
  launchOptions,
};

/** The console on the reference service, and on the mock. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/browser',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  // Generous, for a busy machine: it is waited for no longer than needed.
  expect: { timeout: 20_000 },
  timeout: 240_000,
  use: {
    ...chromium,
    // Pictures of every step would cost a fifth of the time of all tests.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
  projects: [
    { name: 'service', testIgnore: 'mock*/**', use: { baseURL: serviceOrigin } },
    { name: 'mock', testMatch: 'mock/**/*.e2e.ts', use: { baseURL: mockOrigin } },
    {
      name: 'mock-instances',
      testMatch: 'mock-instances/*.e2e.ts',
      use: { baseURL: mockOrigin },
      // What is chosen for instances holds for all browsers.
      dependencies: ['mock'],
      workers: 1,
    },
  ],
  webServer: [
    {
      command: 'node --import tsx e2e/support/start-service.ts',
      url: `${serviceOrigin}/authentication/login`,
      timeout: 60_000,
    },
    {
      command: 'node --import tsx e2e/support/start-mock.ts',
      url: `${mockOrigin}/mock`,
      timeout: 60_000,
    },
  ],
});
