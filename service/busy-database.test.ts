import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdLock } from './testing/held-lock';
import { type TestService, testService } from './testing/test-service';

let service: TestService;
let release: () => Promise<void>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  service = await testService();
  await service.cookieOf('superUser');
  release = await holdLock(join(service.folder, 'service.db'));
});

afterEach(async () => {
  vi.useRealTimers();
  await release();
  await service.close();
});

const save = (name: string) =>
  service.call('/api/POSCoreInstance/batch', {
    as: 'superUser',
    body: { changes: [{ name, uri: 'https://busy.test' }], deletes: [] },
  });
const list = () => service.call('/api/POSCoreInstance', { as: 'superUser' });

test('while another process writes, reads are answered, and saves wait for it', async () => {
  const began = Date.now();
  const saves = [save('First'), save('Second')];
  await pause(50);
  const answers = [await service.fetch('/healthz'), await list()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(Date.now() - began).toBeLessThan(2_000);
  expect(await answers[1]?.text()).not.toContain('busy.test');
  await release();
  const saved = await Promise.all(saves);
  expect(saved.map(({ status }) => status)).toEqual([200, 200]);
  expect(await (await list()).text()).toContain('Second');
});

test('saves that arrived together give up together', async () => {
  const saves = [save('First'), save('Second')];
  await pause(200);
  vi.advanceTimersByTime(6_000);
  const answers = await Promise.all(saves);
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(answers[0]?.headers.get('Retry-After')).toBe('5');
  await release();
  expect((await save('Third')).status).toBe(200);
});
