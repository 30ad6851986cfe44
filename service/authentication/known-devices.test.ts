import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database/open-database';
import { passwordResets } from '../database/schema/people';
import { attemptCounts, knownDevices } from '../database/schema/sign-in';
import { demoAccounts, demoPassword } from '../database/seed/demo-accounts';
import { readAuditLog } from '../testing/audit-log';
import { openQuickDatabase } from '../testing/temporary-database';
import { postForm, type TestService, testService, testTime } from '../testing/test-service';
import { mostDevices } from './known-devices';
import { hashToken } from './random-token';
import { beginSignIn } from './sign-in-limits';

const { email } = demoAccounts.administrator;
const other = demoAccounts.ordinaryUser.email;

let service: TestService;
let database: Database;
beforeEach(async () => {
  // Behind a proxy, whose header has the network address.
  service = await testService({ publicUrl: 'http://console.test' });
  database = await openQuickDatabase(`file:${service.folder}/service.db`);
});
afterEach(async () => {
  database.$client.close();
  await service.close();
});

interface Attempt {
  as?: string;
  password?: string;
  device?: string;
  address?: string;
}

/** Signs in, or tries to. Returns the status and the new device cookie. */
async function attempt({ as = email, password = demoPassword, device, address }: Attempt = {}) {
  const fields = { email: as, password };
  const response = await postForm(service, '/authentication/login', fields, {
    'X-Forwarded-For': address ?? '10.0.0.1',
    ...(device && { Cookie: device }),
  });
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith('device='));
  return { status: response.status, device: cookie?.split(';')[0], page: await response.text() };
}

/** Uses up the attempts of the account, each from a network of its own. */
async function attackFromManyNetworks() {
  for (let host = 1; host <= 50; host += 1) {
    await beginSignIn(database, { email, address: `192.0.2.${host}`, knownDeviceID: null });
  }
}

describe('an attack on an account from many networks', () => {
  test('keeps neither the known device nor the open session of its owner out', async () => {
    const { device } = await attempt();
    const cookie = await service.cookieOf('administrator');
    await attackFromManyNetworks();
    expect((await attempt({ address: '10.0.0.2' })).status).toBe(429);
    expect((await attempt({ device, address: '10.0.0.2' })).status).toBe(303);
    const session = await service.call('/Authentication/current', { headers: { Cookie: cookie } });
    expect(session.status).toBe(200);
  });

  test('outlasts a restart, and so does the known device', async () => {
    const { device } = await attempt();
    await attackFromManyNetworks();
    await service.restart();
    expect((await attempt()).status).toBe(429);
    expect((await attempt({ device })).status).toBe(303);
  });

  test('is refused at another instance on the same database', async () => {
    const second = await testService({ databaseUrl: `file:${service.folder}/service.db` });
    const { device } = await attempt();
    await attackFromManyNetworks();
    const fields = { email, password: demoPassword };
    expect((await postForm(second, '/authentication/login', fields)).status).toBe(429);
    const known = await postForm(second, '/authentication/login', fields, {
      Cookie: String(device),
    });
    expect(known.status).toBe(303);
    await second.close();
  });

  test('the refusal offers the way in by mail', async () => {
    await attackFromManyNetworks();
    const { page } = await attempt();
    expect(page).toContain('You have tried too many times. Please wait 60 minutes');
    expect(page).toContain('<a href="/resetpassword">set a new password</a>');
  });
});

describe('the cookie of a known device', () => {
  test('helps only the people who signed in with it', async () => {
    const { device } = await attempt({ as: other });
    await attackFromManyNetworks();
    expect((await attempt({ device })).status).toBe(429);
    expect((await attempt({ as: other, device })).status).toBe(303);
  });

  test('is renewed by each sign-in, for all people of the browser', async () => {
    const first = await attempt();
    const second = await attempt({ as: other, device: first.device });
    expect(second.device).not.toBe(first.device);
    await attackFromManyNetworks();
    expect((await attempt({ device: first.device })).status).toBe(429);
    expect((await attempt({ device: second.device })).status).toBe(303);
  });

  test('that somebody planted in a browser does not become known', async () => {
    const planted = `device=${'A'.repeat(43)}`;
    expect((await attempt({ device: planted })).device).not.toBe(planted);
    await attackFromManyNetworks();
    expect((await attempt({ device: planted })).status).toBe(429);
  });

  test('is not set by a wrong password', async () => {
    expect(await attempt({ password: 'wrong' })).toMatchObject({ status: 422, device: undefined });
  });

  test('allows ten wrong passwords, and a right one afterwards only on another device', async () => {
    const { device } = await attempt();
    const tries = [];
    for (let time = 0; time < 10; time += 1) tries.push(attempt({ password: 'wrong', device }));
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(10).fill(422));
    expect((await attempt({ device })).status).toBe(429);
    expect((await attempt()).status).toBe(303);
    expect(await readAuditLog(service, 'is limited')).toEqual([
      {
        type: 126,
        userID: null,
        message: `Sign-in as ${email} is limited: 10 attempts from a known device failed within 15 minutes.`,
      },
    ]);
  });

  test('expires half a year after the last sign-in', async () => {
    const { device } = await attempt();
    await attackFromManyNetworks();
    service.clock.now = new Date(service.clock.now.getTime() + 179 * 86_400_000);
    const renewed = await attempt({ device });
    expect(renewed.status).toBe(303);
    service.clock.now = new Date(service.clock.now.getTime() + 180 * 86_400_000);
    expect((await attempt({ device: renewed.device })).status).toBe(429);
  });
});

test('the devices of the last twenty sign-ins are known', async () => {
  const { device: oldest } = await attempt();
  for (let time = 0; time < mostDevices; time += 1) {
    service.clock.now = new Date(service.clock.now.getTime() + 1_000);
    await attempt();
  }
  expect(await database.$count(knownDevices)).toBe(mostDevices);
  await attackFromManyNetworks();
  expect((await attempt({ device: oldest })).status).toBe(429);
});

describe('a new password', () => {
  const userPassword = 'Lantern-over-the-Quay-7';

  test('by a link from a mail makes this browser known, and forgets the others', async () => {
    const { device } = await attempt();
    await attackFromManyNetworks();
    await database.insert(passwordResets).values({
      tokenHash: hashToken('mailed'),
      userID: demoAccounts.administrator.userID,
      dateTimeCreated: testTime,
      dateTimeExpires: new Date(testTime.getTime() + 60_000),
    });
    const body = { email, token: 'mailed', userPassword };
    const response = await service.call('/passwordreset/confirm', { body });
    expect(response.status).toBe(200);
    const [here = ''] = response.headers.getSetCookie().map((text) => text.split(';')[0]);
    expect(here).toMatch(/^device=[\w-]{43}$/);
    // The link has also unlocked the account. The attack goes on.
    await attackFromManyNetworks();
    expect((await attempt({ password: userPassword, device })).status).toBe(429);
    expect((await attempt({ password: userPassword, device: here })).status).toBe(303);
  });

  test('that the person changes keeps this browser known, and forgets the others', async () => {
    const lost = await attempt();
    const session = await service.cookieOf('administrator');
    const { device: here } = await attempt();
    const { userID } = demoAccounts.administrator;
    const change = { userID, oldPassword: demoPassword, newPassword: userPassword };
    const response = await service.call('/api/user/batch/changepassword', {
      body: { changes: [change], deletes: [] },
      headers: { Cookie: `${session}; ${here}` },
    });
    expect(response.status).toBe(200);
    await attackFromManyNetworks();
    expect((await attempt({ password: userPassword, device: lost.device })).status).toBe(429);
    expect((await attempt({ password: userPassword, device: here })).status).toBe(303);
  });
});

test('without the database nobody signs in, and the page says to come back', async () => {
  const { device } = await attempt();
  await database.$client.execute(`drop table attempt_counts`);
  const answer = await attempt({ device });
  expect(answer.status).toBe(503);
  expect(answer.page).toContain('Signing in is not possible at the moment.');
  expect(answer.page).toContain(`value="${email}"`);
  expect(service.errors.join()).not.toContain(demoPassword);
});

test('the database keeps neither what people type as their address nor the token', async () => {
  const { device = '' } = await attempt({ as: email });
  await attempt({ as: 'typed-password-as-address', password: 'wrong' });
  const rows = [
    ...(await database.select().from(attemptCounts)),
    ...(await database.select().from(knownDevices)),
  ];
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toContain('typed-password');
  expect(JSON.stringify(rows)).not.toContain(device.replace('device=', ''));
});
