import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UserSummary } from '../src/api/schema.gen';
import { demoAccounts, demoPassword } from './database/seed/demo-accounts';
import { exampleCalls } from './testing/example-calls';
import { invite } from './testing/invitations';
import { postForm, signIn, type TestService, testService } from './testing/test-service';
import { reasons, unwritable } from './testing/unwritable-database';

const { email } = demoAccounts.ordinaryUser;
const ways = ['full', 'read-only', 'gone'] as const;

let service: TestService;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  service = await testService();
});
afterEach(async () => {
  vi.useRealTimers();
  await service.close();
});

describe.each(ways)('while the database is %s', (way) => {
  const reason = reasons[way];
  const advice = `The database cannot be used at this time: ${reason}. Please tell whoever runs the service, and try again later.`;

  test('/readyz says why, and is ready again by itself', async () => {
    const ready = async (query = '') => (await service.fetch(`/readyz${query}`)).json();
    const makeWritable = await unwritable[way](service.database);
    expect(await ready()).toEqual({
      status: 'not ready',
      parts: { database: 'ok', writes: 'failed', migrations: 'ok', mail: 'ok' },
      problems: { writes: `The database cannot be written: ${reason}.` },
    });
    expect(await ready('?exclude=writes')).toMatchObject({ status: 'ready' });
    await makeWritable();
    vi.advanceTimersByTime(2_000);
    expect(await ready()).toMatchObject({ status: 'ready', parts: { writes: 'ok' } });
  });

  test('signing out signs this browser out', async () => {
    const cookie = await signIn(service, email, demoPassword);
    const makeWritable = await unwritable[way](service.database);
    const signOut = () => postForm(service, '/authentication/logout', {}, { Cookie: cookie });
    const response = await signOut();
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      '/authentication/login?signedOut',
    ]);
    // A browser removes a cookie of this form.
    const [name] = cookie.split('=');
    expect(response.headers.get('Set-Cookie')).toMatch(new RegExp(`^${name}=;.*Max-Age=0`));
    expect(service.errors.at(-1)).toContain(reason);

    await makeWritable();
    await signOut();
    const headers = { Cookie: cookie, 'X-Requested-With': 'XMLHttpRequest' };
    expect((await service.fetch('/Authentication/current', { headers })).status).toBe(401);
  });

  test('signing in says why it is not possible', async () => {
    const makeWritable = await unwritable[way](service.database);
    const response = await postForm(service, '/authentication/login', {
      email,
      password: demoPassword,
    });
    expect([response.status, response.headers.get('Set-Cookie')]).toEqual([503, null]);
    expect(await response.text()).toContain(
      `Signing in is not possible at the moment, because the service cannot use its database: ${reason}. Please tell whoever runs the service.`,
    );
    await makeWritable();
    expect(await signIn(service, email, demoPassword)).toContain('=');
  });

  test.each([
    ['alone', {}],
    ['with an idempotency key', { 'Idempotency-Key': '0b6e8c1e-4a3b-4f7e-9d8e-3f6f2a1c7d11' }],
  ])(
    'a save %s answers 503 and why, changes nothing, and works again afterwards',
    async (_, headers) => {
      const profile = await (await service.call('/api/user/profile', { as: 'superUser' })).json();
      const save = () =>
        service.call('/api/user/profile', {
          as: 'superUser',
          body: { ...profile, shortName: 'Changed' },
          headers,
        });
      const makeWritable = await unwritable[way](service.database);
      const refused = await save();
      expect([refused.status, refused.headers.get('X-Error-Reason')]).toEqual([503, advice]);
      expect(refused.headers.get('Retry-After')).toBe('5');
      const now = await service.call('/api/user/profile', { as: 'superUser' });
      expect(await now.json()).toEqual(profile);
      await makeWritable();
      expect((await save()).status).toBe(200);
    },
  );

  test('every call that writes answers 503 and why, and logs no statement', async () => {
    for (const { options } of exampleCalls()) await service.cookieOf(options.as);
    await unwritable[way](service.database);
    const others: string[] = [];
    for (const call of exampleCalls()) {
      const { status, headers } = await service.call(call.path, call.options);
      // Calls that store nothing, and those that fit into the room of a page.
      if (status === call.status) others.push(call.operationId);
      else expect([status, headers.get('X-Error-Reason')], call.operationId).toEqual([503, advice]);
    }
    expect(others).toEqual(expect.arrayContaining(['queryAuditLog', 'queryMonthlyStatistics']));
    expect(others.length).toBeLessThan(10);
    expect(service.errors.join('\n')).not.toContain('Failed query');
  });
});

test('while the database is read-only, My Account shows invitations without tokens', async () => {
  const { userID, email: address } = demoAccounts.superUser;
  const { id } = await invite(service, { email: address });
  const read = async () => {
    const answer = await service.call(`/api/User/summary/${userID}`, { as: 'superUser' });
    expect(answer.status).toBe(200);
    const { organisationUserInvites: invites }: UserSummary = await answer.json();
    return invites.find(({ organisationUserInviteID }) => organisationUserInviteID === id);
  };
  await service.cookieOf('superUser');
  const makeWritable = await unwritable['read-only'](service.database);
  expect(await read()).toMatchObject({ email: address, token: null });
  await makeWritable();
  expect((await read())?.token).toHaveLength(43);
});
