import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { demoAccounts } from './database/seed/demo-accounts';
import { longestStopDelay } from './options';
import { testService } from './testing/test-service';

/** The last requests take a second, their answers ten, and the work in the background ten. */
const afterDelay = 21;

test.each([
  ['authentication-console.service', /^TimeoutStopSec=(\d+)$/m],
  ['compose.yaml', /^ +stop_grace_period: (\d+)s$/m],
])('%s kills no service that stops after the longest STOP_DELAY', (name, pattern) => {
  const text = readFileSync(`service/deployment/${name}`, 'utf8');
  const seconds = Number(pattern.exec(text)?.[1]);
  expect(seconds).toBeGreaterThan(longestStopDelay + afterDelay);
});

test('a mail server that hangs keeps no service from its stop', async () => {
  let begun = 0;
  const service = await testService({
    mailer: {
      check: async () => {},
      send: () => {
        begun += 1;
        return new Promise(() => {});
      },
    },
  });
  const { email } = demoAccounts.ordinaryUser;
  const asked = await service.call('/passwordreset/send', { body: { email } });
  expect(asked.status).toBe(200);
  await vi.waitUntil(() => begun === 1, { timeout: 10_000 });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let isClosed = false;
  const closing = service.close().finally(() => {
    isClosed = true;
  });
  let seconds = 0;
  for (; !isClosed && seconds < 30; seconds += 1) await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect([isClosed, seconds < 15]).toEqual([true, true]);
  await closing;
});
