import { join } from 'node:path';
import { type Browser, test as base, expect } from '@playwright/test';
import type { Account } from './accounts';
import { watchComplaints } from './complaints';
import { signedInState } from './sign-in';

interface ConsoleFixtures {
  /** Who is signed in; undefined for nobody. */
  account: Account | undefined;
  /** Fails the test on anything that a page complains about and the test did not provoke. */
  complaints: {
    /** Lets this test cause a console message that would fail it otherwise. */
    provoke: (message: RegExp) => void;
  };
}

type StorageState = Awaited<ReturnType<typeof signedInState>>;

const sessions = new Map<string, StorageState>();

/** One session per account and worker: signing in for every test would meet the rate limit. */
async function sessionOf(browser: Browser, origin: string, account: Account) {
  const key = `${origin} ${account}`;
  const state = sessions.get(key) ?? (await signedInState(browser, origin, account));
  sessions.set(key, state);
  return state;
}

/** The console's test: signed in as `account`, its calls recorded, and strict about complaints. */
export const test = base.extend<ConsoleFixtures>({
  account: [undefined, { option: true }],

  storageState: async ({ browser, baseURL, account }, use) => {
    await use(account && (await sessionOf(browser, baseURL ?? '', account)));
  },

  contextOptions: async ({ contextOptions }, use, testInfo) => {
    if (testInfo.project.name !== 'service') return use(contextOptions);
    const path = join(testInfo.project.outputDir, 'traffic', `${testInfo.testId}.har`);
    const urlFilter = /^https?:\/\/[^/]+\/(?!assets\/)/;
    await use({ ...contextOptions, recordHar: { path, urlFilter, content: 'embed' } });
  },

  complaints: [
    async ({ context }, use) => {
      const complaints = watchComplaints(context);
      const provoked: RegExp[] = [];
      await use({ provoke: (message) => provoked.push(message) });
      const unprovoked = complaints.filter(
        (complaint) => !provoked.some((message) => message.test(complaint)),
      );
      expect(unprovoked, 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
