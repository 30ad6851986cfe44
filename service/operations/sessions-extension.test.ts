import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { UserSession } from '../../src/api/schema.gen';
import { sessionLimits } from '../authentication/sessions';
import { demoAccounts, demoPassword } from '../database/seed/demo-accounts';
import { readAuditLog } from '../testing/audit-log';
import { postForm, type TestService, testService, testTime } from '../testing/test-service';

const { ordinaryUser, superUser, administrator } = demoAccounts;
const umaSessions = `/api/user/${ordinaryUser.userID}/sessions`;
const devices = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0',
  telephone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
};

let service: TestService;

beforeEach(async () => {
  // Behind a proxy the header names the address of the caller.
  service = await testService({ publicUrl: 'http://console.test' });
});

afterEach(() => service.close());

interface Browser {
  Cookie: string;
  'User-Agent': string;
  'X-Forwarded-For': string;
}

/** Signs in with a browser at an address; returns the headers that it sends. */
async function browser(email: string, userAgent = 'node', address = '192.0.2.1'): Promise<Browser> {
  const headers = { 'User-Agent': userAgent, 'X-Forwarded-For': address };
  const form = { email, password: demoPassword };
  const response = await postForm(service, '/authentication/login', form, headers);
  const Cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  expect(response.status).toBe(303);
  return { Cookie, ...headers };
}

const get = async (path: string, from: Browser) => service.call(path, { headers: { ...from } });
const post = async (path: string, from: Browser) =>
  service.call(path, { method: 'POST', headers: { ...from } });
const isSignedIn = async (from: Browser) =>
  (await get('/Authentication/current', from)).status === 200;
const list = async (path: string, from: Browser): Promise<UserSession[]> => {
  const response = await get(path, from);
  expect(response.status).toBe(200);
  return (await response.json()) as UserSession[];
};
const wait = (milliseconds: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + milliseconds);
};

describe('the list', () => {
  test('has device, address, sign-in and last use, the latest use first', async () => {
    const desk = await browser(ordinaryUser.email, devices.firefox, '203.0.113.24');
    wait(30 * 60_000);
    const pocket = await browser(ordinaryUser.email, devices.telephone, '2001:db8::7');
    const later = service.clock.now;
    const sessions = await list(umaSessions, pocket);
    expect(sessions).toEqual([
      {
        sessionID: expect.stringMatching(/^[\w-]{22}$/),
        device: 'Safari on iPhone',
        address: '2001:db8::7',
        dateTimeCreated: later.toISOString(),
        dateTimeLastSeen: later.toISOString(),
        isCurrent: true,
      },
      {
        sessionID: expect.stringMatching(/^[\w-]{22}$/),
        device: 'Firefox on Windows',
        address: '203.0.113.24',
        dateTimeCreated: testTime.toISOString(),
        dateTimeLastSeen: testTime.toISOString(),
        isCurrent: false,
      },
    ]);
    const seen = await list(umaSessions, desk);
    expect(seen.find(({ isCurrent }) => isCurrent)?.device).toBe('Firefox on Windows');
    expect(seen.map(({ sessionID }) => sessionID).sort()).toEqual(
      sessions.map(({ sessionID }) => sessionID).sort(),
    );
  });

  test('shows at once where the cookie is used from another address or device', async () => {
    const desk = await browser(ordinaryUser.email, devices.firefox, '203.0.113.24');
    const thief = { ...desk, 'User-Agent': 'curl/8.11.0', 'X-Forwarded-For': '198.51.100.66' };
    expect(await isSignedIn(thief)).toBe(true);
    const other = await browser(ordinaryUser.email, devices.telephone);
    const stolen = (await list(umaSessions, other)).find(({ isCurrent }) => !isCurrent);
    expect(stolen).toMatchObject({ device: 'curl', address: '198.51.100.66' });
  });

  test('leaves out sessions that are past a limit, which nobody ends any more', async () => {
    const present = await browser(superUser.email);
    await browser(ordinaryUser.email);
    wait(sessionLimits.idle - 1);
    expect(await isSignedIn(present)).toBe(true);
    expect(await list(umaSessions, present)).toHaveLength(1);
    wait(1);
    expect(await list(umaSessions, present)).toEqual([]);
    expect(await (await post(`${umaSessions}/end`, present)).json()).toEqual({ ended: 0 });
    expect(await readAuditLog(service, ' ended ')).toEqual([]);
  });

  test('keeps a very long User-Agent header short', async () => {
    const long = await browser(ordinaryUser.email, 'y'.repeat(5_000));
    expect((await list(umaSessions, long))[0]?.device).toBe('y'.repeat(32));
  });
});

describe('a person', () => {
  test('ends one session of their own, once', async () => {
    const lost = await browser(ordinaryUser.email, devices.telephone, '203.0.113.24');
    const present = await browser(ordinaryUser.email, devices.firefox);
    const lostSession = (await list(umaSessions, present)).find(({ isCurrent }) => !isCurrent);
    const address = `${umaSessions}/${lostSession?.sessionID}/end`;
    const [first, second] = [await post(address, present), await post(address, present)];
    expect([await first.json(), await second.json()]).toEqual([{ ended: 1 }, { ended: 0 }]);
    expect([await isSignedIn(lost), await isSignedIn(present)]).toEqual([false, true]);
    expect(await readAuditLog(service, 'ended')).toEqual([
      {
        type: 130,
        userID: ordinaryUser.userID,
        message: 'Uma Olsen ended a session of Uma Olsen (Safari on iPhone, 203.0.113.24).',
      },
    ]);
  });

  test('ends all other sessions of their own', async () => {
    const others = [await browser(ordinaryUser.email), await browser(ordinaryUser.email)];
    const present = await browser(ordinaryUser.email);
    const neighbour = await browser(administrator.email);
    const response = await post(`${umaSessions}/end`, present);
    expect(await response.json()).toEqual({ ended: 2 });
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
    expect([await isSignedIn(present), await isSignedIn(neighbour)]).toEqual([true, true]);
    expect(await (await post(`${umaSessions}/end`, present)).json()).toEqual({ ended: 0 });
    expect(await readAuditLog(service, 'ended')).toEqual([
      {
        type: 130,
        userID: ordinaryUser.userID,
        message: 'Uma Olsen ended 2 sessions of Uma Olsen.',
      },
    ]);
  });

  test('reads and ends no session of anybody else', async () => {
    const victim = await browser(ordinaryUser.email);
    const attacker = await browser(administrator.email);
    const [session] = await list(umaSessions, victim);
    const own = `/api/user/${administrator.userID}/sessions`;
    expect((await get(umaSessions, attacker)).status).toBe(403);
    expect((await post(`${umaSessions}/end`, attacker)).status).toBe(403);
    expect((await post(`${umaSessions}/${session?.sessionID}/end`, attacker)).status).toBe(403);
    const smuggled = await post(`${own}/${session?.sessionID}/end`, attacker);
    expect(await smuggled.json()).toEqual({ ended: 0 });
    expect(await isSignedIn(victim)).toBe(true);
    expect(await readAuditLog(service, 'ended')).toEqual([]);
  });
});

describe('a super user', () => {
  test('ends all sessions of a user, and the log names both', async () => {
    const sessions = [await browser(ordinaryUser.email), await browser(ordinaryUser.email)];
    const by = await browser(superUser.email);
    expect(await list(umaSessions, by)).toHaveLength(2);
    expect(await (await post(`${umaSessions}/end`, by)).json()).toEqual({ ended: 2 });
    expect(await Promise.all(sessions.map(isSignedIn))).toEqual([false, false]);
    expect(await isSignedIn(by)).toBe(true);
    expect(await readAuditLog(service, 'ended')).toEqual([
      {
        type: 130,
        userID: superUser.userID,
        message: expect.stringMatching(/^.+ ended 2 sessions of Uma Olsen\.$/),
      },
    ]);
  });

  test('gets 404 for a user who does not exist', async () => {
    const by = await browser(superUser.email);
    const nobody = '/api/user/10000000-0000-4000-8000-00000000ffff/sessions';
    expect((await get(nobody, by)).status).toBe(404);
    expect((await post(`${nobody}/end`, by)).status).toBe(404);
  });
});
