import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../../../scripts/commands/lib/start-browser';

export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: '../../../test-results/own-mock-test',
  fullyParallel: true,
  // The first page waits until the development server has built it.
  expect: { timeout: 30_000 },
  use: { ...devices['Desktop Chrome'], channel: undefined, launchOptions },
});
