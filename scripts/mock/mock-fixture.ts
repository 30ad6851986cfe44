import { test as base } from '@playwright/test';
import { answersAt } from '../commands/lib/run-program';
import { MockControl } from './mock-control';
import { runMock } from './run-mock';

/**
 * Playwright's test with the console on the mock (docs/qa.md#in-tests). `page.goto('/admin/users')` opens
 * the console, and `mock` chooses what calls answer. Each worker has a mock of its own, so that parallel
 * tests do not disturb each other.
 */
export const test = base.extend<{ mock: MockControl }, { mockOrigin: string }>({
  mockOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
    async ({}, use) => {
      const mock = await runMock();
      try {
        if (!(await answersAt(mock.origin))) {
          throw new Error('The console is not built. "npm run mock" builds it.');
        }
        await use(mock.origin);
      } finally {
        await mock.stop();
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  baseURL: async ({ mockOrigin }, use) => use(mockOrigin),

  mock: [
    async ({ page }, use) => {
      const mock = new MockControl(page);
      await mock.begin();
      await use(mock);
    },
    // A test that chooses nothing begins without the choices of the test before it, too.
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
