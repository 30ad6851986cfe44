import { afterEach, describe, expect, test } from 'vitest';
import { MailError } from '../mail/mailer';
import { type TestService, testService } from '../testing/test-service';
import { Metrics } from './metrics';

let service: TestService;
let metrics: Metrics;

async function start(overrides: Parameters<typeof testService>[0] = {}) {
  metrics = new Metrics();
  service = await testService({ metrics, ...overrides });
}

afterEach(() => service.close());

/** Reads the page as Prometheus does: the values by name and labels. */
async function read(): Promise<Record<string, number>> {
  const response = await metrics.pages().request('/metrics');
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split('\n').filter((line) => /^\w/.test(line));
  return Object.fromEntries(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end))];
    }),
  );
}

describe('requests', () => {
  test('are counted and timed by operation, and unknown addresses have one name', async () => {
    await start();
    await service.call('/api/user', { as: 'superUser' });
    await service.call('/api/user', { as: 'ordinaryUser' });
    for (const path of ['/one', '/two?token=SECRET', '/api/nothing', '/resetpassword/SECRET']) {
      await service.fetch(path);
    }
    await service.fetch('/authentication/login');
    const found = await read();
    expect(found).toMatchObject({
      'http_requests_total{operation="listUsers",status="200"}': 1,
      'http_requests_total{operation="listUsers",status="403"}': 1,
      'http_requests_total{operation="unknown",status="404"}': 4,
      'http_requests_total{operation="signIn",status="200"}': 1,
      'http_requests_total{operation="signIn",status="303"}': 2,
      'http_request_duration_seconds_count{operation="listUsers"}': 2,
      'http_request_duration_seconds_bucket{le="+Inf",operation="listUsers"}': 2,
    });
    expect(JSON.stringify(found)).not.toMatch(/SECRET|@/);
  });
});

describe('the service itself', () => {
  test('sessions that have not ended, the database, readiness and the process', async () => {
    await start();
    const before = (await read()).sessions ?? Number.NaN;
    await service.cookieOf('ordinaryUser');
    const found = await read();
    expect(found.sessions).toBe(before + 1);
    expect(found.ready).toBe(1);
    expect(found.database_size_bytes).toBeGreaterThan(100_000);
    expect(found['database_statement_duration_seconds_count{outcome="ok"}']).toBeGreaterThan(5);
    expect(found.process_cpu_seconds_total).toBeGreaterThan(0);
    expect(found).toHaveProperty('nodejs_eventloop_lag_p99_seconds');
    service.clock.now = new Date(service.clock.now.getTime() + 3_600_000);
    expect((await read()).sessions).toBe(0);
  });

  test('a database that fails leaves out its values, and the page still answers', async () => {
    await start();
    await service.service.close();
    await service.call('/Authentication/current', { headers: { Cookie: 'session=x' } });
    await service.fetch('/readyz');
    const found = await read();
    expect(found.ready).toBe(0);
    expect(found).not.toHaveProperty('sessions');
    expect(found).not.toHaveProperty('database_size_bytes');
    expect(found['database_statement_duration_seconds_count{outcome="failed"}']).toBeGreaterThan(0);
  });

  test('statements within transactions are timed, too', async () => {
    await start();
    const name = 'database_statement_duration_seconds_count{outcome="ok"}';
    await service.cookieOf('superUser');
    const before = (await read())[name] ?? Number.NaN;
    const fields = { shortName: 'M', fullName: 'Measured', email: 'measured@demo.test' };
    const body = { changes: [fields], deletes: [] };
    await service.call('/api/user/batch', { as: 'superUser', body });
    // The session, and in the transaction the look for the address, the user and the audit log.
    expect((await read())[name]).toBeGreaterThan(before + 4);
  });
});

describe('mail', () => {
  test('is counted by outcome, and what waits for the mail server is pending', async () => {
    await start();
    await service.call('/passwordreset/send', { body: { email: 'user@demo.test' } });
    await expect.poll(async () => (await read())['mails_total{outcome="sent"}']).toBe(1);
    expect(await read()).toMatchObject({ mails_pending: 0, background_work_pending: 0 });

    const refused = () => Promise.reject(new MailError('refused'));
    const mailer = metrics.countedMailer({ check: async () => {}, send: refused });
    const sent = mailer.send({ to: 'a@b.test', subject: '', text: '' });
    await expect(sent).rejects.toThrow('refused');
    expect(await read()).toMatchObject({ 'mails_total{outcome="failed"}': 1 });
  });

  test('that the mail server has not taken yet is pending', async () => {
    await start({ smtpUrl: 'smtp://127.0.0.1:9' });
    const call = (body?: unknown) =>
      service.call('/api/user/profile', { as: 'ordinaryUser', body });
    await call({ ...(await (await call()).json()), email: 'new@demo.test' });
    expect(await read()).toMatchObject({ mails_pending: 1, 'mails_total{outcome="failed"}': 1 });
  });
});
