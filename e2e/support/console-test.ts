import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { type Account, demoPassword } from './accounts';

interface ConsoleFixtures {
  /** Who is signed in; undefined for nobody. */
  account: Account | undefined;
  /** Fails the test on anything that the page complains about and the test did not provoke. */
  complaints: {
    /** Lets this test cause a console message that would fail it otherwise. */
    provoke: (message: RegExp) => void;
  };
}

type StorageState = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

const sessions = new Map<string, StorageState>();

/** One session per account and worker: signing in for every test would meet the rate limit. */
async function sessionOf(browser: Browser, origin: string, account: Account) {
  const key = `${origin} ${account}`;
  const known = sessions.get(key);
  if (known) return known;
  const context = await browser.newContext({ baseURL: origin });
  const answer = await context.request.post('/authentication/login', {
    form: { email: account, password: demoPassword, returnUrl: '/' },
    headers: { Origin: origin },
    maxRedirects: 0,
  });
  expect(answer.status(), `signing in as ${account}`).toBe(303);
  const state = await context.storageState();
  await context.close();
  sessions.set(key, state);
  return state;
}

/** The console's test: signed in as `account`, its traffic recorded, and strict about complaints. */
export const test = base.extend<ConsoleFixtures>({
  account: [undefined, { option: true }],

  storageState: async ({ browser, baseURL, account }, use) => {
    await use(account && (await sessionOf(browser, baseURL ?? '', account)));
  },

  contextOptions: async ({ contextOptions }, use, testInfo) => {
    if (testInfo.project.name !== 'service') return use(contextOptions);
    const folder = 'test-results/traffic';
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${testInfo.testId}.har`);
    await use({ ...contextOptions, recordHar: { path, content: 'embed', mode: 'full' } });
  },

  complaints: [
    async ({ page }, use) => {
      const complaints = complaintsOf(page);
      const provoked: RegExp[] = [];
      await use({ provoke: (message) => provoked.push(message) });
      const unprovoked = complaints.filter(
        (complaint) => !provoked.some((message) => message.test(complaint)),
      );
      expect(unprovoked, 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
});

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  // Rejections that nobody handled arrive here as well; CSP violations arrive as console errors.
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  return complaints;
}

export { expect } from '@playwright/test';
