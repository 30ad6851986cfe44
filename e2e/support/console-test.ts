import { join } from 'node:path';
import { type Browser, test as base, expect } from '@playwright/test';
import type { Account } from '../../service/database/seed/demo-accounts';
import { watchComplaints } from './pages/complaints';
import { signedInState } from './pages/sign-in';
import { TrafficRecorder } from './servers/record-traffic';
import { type Backend, startServer } from './servers/start-server';

interface ConsoleFixtures {
  /** The account that is signed in; undefined for nobody. */
  account: Account | undefined;
  /** Whether the calls are compared with the contract afterwards. */
  isRecorded: boolean;
  /** Fails the test on each complaint of a page that the test did not provoke. */
  complaints: {
    /** Allows a console message that would otherwise fail this test. */
    provoke: (message: RegExp) => void;
  };
}

type StorageState = Awaited<ReturnType<typeof signedInState>>;

export interface WorkerFixtures {
  /** The backend that serves the console of this project. */
  backend: Backend;
  /** The origin of this worker's own console. */
  origin: string;
  /**
   * Signs in once for each account and worker. A sign-in for each test would reach the rate limit.
   */
  sessionOf: (browser: Browser, account: Account) => Promise<StorageState>;
  recorder: TrafficRecorder | null;
}

/** The console's test: it signs in as `account`, records the calls, and fails on complaints. */
export const test = base.extend<ConsoleFixtures, WorkerFixtures>({
  backend: ['service', { option: true, scope: 'worker' }],

  origin: [
    async ({ backend }, use, { parallelIndex }) => {
      const server = await startServer(backend, parallelIndex);
      await use(server.origin);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  sessionOf: [
    async ({ origin }, use) => {
      const sessions = new Map<Account, Promise<StorageState>>();
      await use((browser, account) => {
        const known = sessions.get(account) ?? signedInState(browser, origin, account);
        sessions.set(account, known);
        return known;
      });
    },
    { scope: 'worker' },
  ],

  recorder: [
    async ({ backend, browserName }, use, { project, workerIndex }) => {
      const file = join(project.outputDir, 'traffic', `${workerIndex}.jsonl`);
      const isOurs = backend === 'service' || backend === 'proxied';
      await use(isOurs && browserName === 'chromium' ? new TrafficRecorder(file) : null);
    },
    { scope: 'worker' },
  ],

  account: [undefined, { option: true }],

  // A read that nobody waits for at the end of a test may still pass a route, whose page then goes.
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },

  isRecorded: [true, { option: true }],

  baseURL: async ({ origin }, use) => use(origin),

  storageState: async ({ browser, sessionOf, account }, use) => {
    await use(account && (await sessionOf(browser, account)));
  },

  complaints: [
    async ({ context, origin, recorder, isRecorded }, use) => {
      if (isRecorded) recorder?.watch(context, origin);
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
