import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '../database/open-database';
import { testService } from '../testing/test-service';
import { createLog, type LogLevel } from './log';
import { withRequestRecord } from './request-record';

async function logInto(lines: string[], level: LogLevel = 'info') {
  return createLog({ level, format: 'json', stream: { write: (line) => lines.push(line) } });
}

test('a line is a JSON object with time, level, request, operation, person and message', async () => {
  const lines: string[] = [];
  const log = await logInto(lines);
  withRequestRecord({ requestId: 'r1', operation: 'getUser', userID: 'u1' }, () =>
    log.info('Something happened', { status: 200 }),
  );
  log.warn('Nobody asked');
  const [first, second] = lines.map((line) => JSON.parse(line));
  expect(first).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
    requestId: 'r1',
    operation: 'getUser',
    userID: 'u1',
    status: 200,
    msg: 'Something happened',
  });
  expect(Object.keys(second)).toEqual(['level', 'time', 'msg']);
});

test('the level decides what is written', async () => {
  const lines: string[] = [];
  const [warn, silent] = [await logInto(lines, 'warn'), await logInto(lines, 'silent')];
  for (const log of [warn, silent]) {
    log.debug('debug');
    log.info('info');
    log.warn('warn');
    log.error('error');
  }
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['warn', 'error']);
});

test('the log has a failed statement without its values', async () => {
  const lines: string[] = [];
  const log = await logInto(lines);
  const database = await openDatabase({ url: ':memory:' });
  const failure = await database
    .run(sql`insert into missing_table (key) values (${'SECRET-KEY'})`)
    .then(() => null)
    .catch((error: unknown) => error);
  database.$client.close();
  expect(inspect(failure, { depth: 9 })).toContain('SECRET-KEY');

  log.error('saving failed', new Error('outer', { cause: failure }));
  log.error('saving failed', failure);
  const text = lines.join('');
  expect(text).not.toContain('SECRET-KEY');
  expect(text).toContain('insert into missing_table');
  expect(text).toContain('no such table: missing_table');
  expect(text).toContain('log.test');
  expect(text).toContain('outer');
});

test('the log has no fields of an error that could name somebody', async () => {
  const lines: string[] = [];
  const log = await logInto(lines);
  const endless = new Error('refused');
  log.error(
    'sending failed',
    Object.assign(endless, { rejected: ['a@b.test'], code: 'EENVELOPE' }),
  );
  endless.cause = endless;
  log.error('sending failed', endless);
  log.error('sending failed', 'a text');
  log.error('sending failed');
  const [refused, , text, none] = lines.map((line) => JSON.parse(line).err);
  expect(Object.keys(refused)).toEqual(['type', 'message', 'code', 'stack']);
  expect(lines.join('')).not.toContain('a@b.test');
  expect(text).toEqual({ type: 'string', message: 'a text' });
  expect(none).toBeUndefined();
});

test('a field with the name of a secret is masked', async () => {
  const lines: string[] = [];
  (await logInto(lines)).info('Something happened', { token: 'SECRET', password: 'SECRET' });
  expect(lines.join('')).not.toContain('SECRET');
});

test('the service logs a failure without values, and with its request', async () => {
  const service = await testService();
  const cookie = await service.cookieOf('ordinaryUser');
  await service.service.close();
  service.written.length = 0;
  // Without its database, every call fails with a statement that has the token's hash.
  const answer = await service.call('/Authentication/current', { headers: { Cookie: cookie } });
  expect(answer.status).toBe(500);
  const page = await service.fetch('/authentication/login', { headers: { Cookie: cookie } });
  expect(page.status).toBe(503);
  const failures = service.written.map((line) => JSON.parse(line)).filter(({ err }) => err);
  expect(failures).toMatchObject([
    { operation: 'getCurrentSession', requestId: answer.headers.get('X-Request-Id') },
    { operation: 'signIn', requestId: page.headers.get('X-Request-Id') },
  ]);
  expect(service.written.join('')).not.toMatch(/params/i);
});
