import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '../database/open-database';
import { testService } from '../testing/test-service';
import { withoutValues } from './log';

test('the log has a failed statement without its values', async () => {
  const written: unknown[] = [];
  const database = await openDatabase({ url: ':memory:' });
  const log = withoutValues({
    info: () => {},
    error: (message, cause) => written.push(message, cause),
  });
  const failure = await database
    .run(sql`insert into missing_table (key) values (${'SECRET-KEY'})`)
    .then(() => null)
    .catch((error: unknown) => error);
  database.$client.close();
  expect(inspect(failure, { depth: 9 })).toContain('SECRET-KEY');

  log.error('saving failed', new Error('outer', { cause: failure }));
  log.error('saving failed', failure);
  log.error('saving failed');
  log.error('saving failed', 'a text');
  const text = inspect(written, { depth: 9 });
  expect(text).not.toContain('SECRET-KEY');
  expect(text).toContain('insert into missing_table');
  expect(text).toContain('no such table: missing_table');
  expect(text).toContain('log.test');
  expect(text).toContain('outer');
  expect(written.slice(4)).toEqual(['saving failed', undefined, 'saving failed', 'a text']);
});

test('the service logs through this filter', async () => {
  const causes: unknown[] = [];
  const service = await testService({
    log: { info: () => {}, error: (_message, cause) => causes.push(cause) },
  });
  const cookie = await service.cookieOf('ordinaryUser');
  await service.service.close();
  // Without its database, every call fails with a statement that has the token's hash.
  const answer = await service.call('/Authentication/current', { headers: { Cookie: cookie } });
  expect(answer.status).toBe(500);
  const page = await service.fetch('/authentication/login', { headers: { Cookie: cookie } });
  expect(page.status).toBe(503);
  expect(causes).toHaveLength(2);
  expect(inspect(causes, { depth: 9 })).not.toMatch(/params/i);
});
