import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoAccounts, demoPassword } from '../database/seed/demo-accounts';
import { readAuditLog } from '../testing/audit-log';
import { postForm, signIn, type TestService, testService, testTime } from '../testing/test-service';
import { sessionLimits } from './sessions';

let service: TestService;

beforeEach(async () => {
  service = await testService();
});

afterEach(() => service.close());

const statusWith = async (Cookie: string) =>
  (await service.call('/Authentication/current', { headers: { Cookie } })).status;

const wait = (milliseconds: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + milliseconds);
};

test('a session ends after an idle hour, and each call extends it', async () => {
  const cookie = await signIn(service, 'user@demo.test', demoPassword);
  wait(sessionLimits.idle - 1);
  expect(await statusWith(cookie)).toBe(200);
  wait(sessionLimits.idle - 1);
  expect(await statusWith(cookie)).toBe(200);
  wait(sessionLimits.idle);
  expect(await statusWith(cookie)).toBe(401);
});

test('a session ends after twelve hours, even when it is in use', async () => {
  const cookie = await signIn(service, 'user@demo.test', demoPassword);
  const step = sessionLimits.idle / 2;
  for (let passed = step; passed < sessionLimits.absolute; passed += step) {
    wait(step);
    expect(await statusWith(cookie)).toBe(200);
  }
  service.clock.now = new Date(testTime.getTime() + sessionLimits.absolute);
  expect(await statusWith(cookie)).toBe(401);
});

test('an ended session stays ended when the clock goes back', async () => {
  const cookie = await signIn(service, 'user@demo.test', demoPassword);
  wait(sessionLimits.idle);
  expect(await statusWith(cookie)).toBe(401);
  service.clock.now = testTime;
  expect(await statusWith(cookie)).toBe(401);
});

test('a clock that is turned back keeps the session, and lengthens it by nothing', async () => {
  wait(24 * 60 * 60_000);
  const cookie = await signIn(service, 'user@demo.test', demoPassword);
  service.clock.now = testTime;
  expect(await statusWith(cookie)).toBe(200);
  wait(sessionLimits.idle);
  expect(await statusWith(cookie)).toBe(401);
});

test('after the clock was turned back a session in use ends after twelve hours', async () => {
  wait(24 * 60 * 60_000);
  const cookie = await signIn(service, 'user@demo.test', demoPassword);
  service.clock.now = testTime;
  const step = sessionLimits.idle / 2;
  for (let passed = 0; passed < sessionLimits.absolute; passed += step) {
    expect(await statusWith(cookie)).toBe(200);
    wait(step);
  }
  expect(await statusWith(cookie)).toBe(401);
});

test('a session survives a restart, and the database file has no token', async () => {
  const cookie = await signIn(service, 'user@demo.test', demoPassword);
  await service.restart();
  expect(await statusWith(cookie)).toBe(200);
  await service.service.close();
  const token = cookie.replace('session=', '');
  const file = readFileSync(join(service.folder, 'service.db'));
  expect(file.includes('user@demo.test')).toBe(true);
  expect(file.includes(token)).toBe(false);
});

test('an invented token opens no session', async () => {
  for (const cookie of ['session=', 'session=x', `session=${'A'.repeat(43)}`, 'other=x']) {
    expect(await statusWith(cookie)).toBe(401);
  }
});

test('the sessions of a deleted user end', async () => {
  const ordinary = await signIn(service, 'user@demo.test', demoPassword);
  const body = { changes: [], deletes: [demoAccounts.ordinaryUser.userID] };
  const response = await service.call('/api/user/batch', { as: 'superUser', body });
  expect(response.status).toBe(200);
  expect(await statusWith(ordinary)).toBe(401);
});

test('signing out ends the session and removes the cookie', async () => {
  const cookie = await signIn(service, 'user@demo.test', demoPassword);
  const response = await service.fetch('/authentication/logout', { headers: { Cookie: cookie } });
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe('/authentication/login?signedOut');
  expect(response.headers.get('Set-Cookie')).toMatch(/^session=; Max-Age=0; Path=\//);
  expect(await statusWith(cookie)).toBe(401);
});

test('of simultaneous sign-outs one is in the audit log', async () => {
  const headers = { Cookie: await signIn(service, 'user@demo.test', demoPassword) };
  const signOut = () => service.fetch('/authentication/logout', { headers });
  const before = await readAuditLog(service, 'Signed out.');
  await Promise.all([signOut(), signOut(), signOut()]);
  expect(await readAuditLog(service, 'Signed out.')).toHaveLength(before.length + 1);
});

test('a HEAD request of the sign-out link signs nobody out', async () => {
  const cookie = await signIn(service, 'user@demo.test', demoPassword);
  const headers = { Cookie: cookie };
  const looked = await service.fetch('/authentication/logout', { method: 'HEAD', headers });
  expect(looked.status).toBe(200);
  expect(looked.headers.get('Set-Cookie')).toBeNull();
  expect(await statusWith(cookie)).toBe(200);
});

test.each([
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a prefetch', { 'Sec-Purpose': 'prefetch;prerender' }],
  ['an image of a page', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'no-cors' }],
])('a sign-out from %s needs a confirmation', async (_what, headers) => {
  const cookie = await signIn(service, 'user@demo.test', demoPassword);
  const response = await service.fetch('/authentication/logout', {
    headers: { Cookie: cookie, ...headers } as Record<string, string>,
  });
  expect(await response.text()).toContain('<h1>Sign out?</h1>');
  expect(await statusWith(cookie)).toBe(200);
  const confirmed = await postForm(service, '/authentication/logout', {}, { Cookie: cookie });
  expect(confirmed.status).toBe(303);
  expect(await statusWith(cookie)).toBe(401);
});
