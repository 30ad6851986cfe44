import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginSignIn } from '../authentication/sign-in-limits';
import type { Database } from '../database/open-database';
import { attemptCounts } from '../database/schema/sign-in';
import { demoAccounts, demoPassword } from '../database/seed/demo-accounts';
import { readAuditLog } from '../testing/audit-log';
import { openQuickDatabase } from '../testing/temporary-database';
import { postForm, type TestService, testService } from '../testing/test-service';

const { email, userID } = demoAccounts.ordinaryUser;
const path = `/api/user/${userID}/signinlimits`;
const unlock = `${path}/unlock`;
const nothing = { failures: 0, limits: [] };

let service: TestService;
let database: Database;
beforeEach(async () => {
  service = await testService();
  database = await openQuickDatabase(`file:${service.folder}/service.db`);
});
afterEach(async () => {
  database.$client.close();
  await service.close();
});

const read = async () => (await service.call(path, { as: 'superUser' })).json();

/** Makes failed attempts, each let through until a limit refuses it. */
async function fail(times: number, address: string, as: string = email) {
  for (let time = 0; time < times; time += 1) {
    await beginSignIn(database, { email: as, address, knownDeviceID: null });
  }
}

const minutesBetween = (start: string, end: string) =>
  (new Date(end).getTime() - new Date(start).getTime()) / 60_000;

test('failures that a clock in the future has counted are no limit', async () => {
  await fail(10, '10.0.0.1');
  await database.update(attemptCounts).set({ expire: new Date(Date.now() + 48 * 60 * 60_000) });
  expect(await read()).toEqual(nothing);
});

test('a super user sees which limits a person has reached, since when and until when', async () => {
  expect(await read()).toEqual(nothing);
  const before = Date.now();
  await fail(3, '10.0.0.1');
  expect(await read()).toEqual({ failures: 3, limits: [] });
  await fail(10, '10.0.0.2');
  const found = await read();
  expect(found).toEqual({
    failures: 13,
    limits: [
      {
        appliesTo: 'Network',
        failures: 10,
        sinceDateTimeUTC: expect.any(String),
        untilDateTimeUTC: expect.any(String),
      },
    ],
  });
  const [{ sinceDateTimeUTC: since, untilDateTimeUTC: until }] = found.limits;
  expect(minutesBetween(since, until)).toBe(15);
  expect(new Date(since).getTime()).toBeGreaterThanOrEqual(before);
  for (let host = 3; host < 60; host += 1) await fail(1, `10.0.0.${host}`);
  expect((await read()).limits).toMatchObject([
    { appliesTo: 'UnknownDevices', failures: 50 },
    { appliesTo: 'Network', failures: 10 },
  ]);
});

test('a super user unlocks a person, and the audit log says who did it', async () => {
  const fields = { email, password: demoPassword };
  for (let host = 1; host <= 60; host += 1) await fail(1, `10.0.0.${host}`);
  await fail(10, 'unknown', 'admin@demo.test');
  expect((await postForm(service, '/authentication/login', fields)).status).toBe(429);

  const answer = await service.call(unlock, { as: 'superUser', method: 'POST' });
  expect([answer.status, await answer.json()]).toEqual([200, nothing]);
  expect((await postForm(service, '/authentication/login', fields)).status).toBe(303);
  expect(await readAuditLog(service, 'unlocked')).toEqual([
    {
      type: 216,
      userID: demoAccounts.superUser.userID,
      message: `Sign-in was unlocked for Uma Olsen (${email}).`,
    },
  ]);
  await service.call(unlock, { as: 'superUser', method: 'POST' });
  expect(await readAuditLog(service, 'unlocked')).toHaveLength(1);
  // The limits of others stay.
  const other = { email: 'admin@demo.test', password: demoPassword };
  expect((await postForm(service, '/authentication/login', other)).status).toBe(429);
});

test('a known device that has used up its attempts is seen and unlocked too', async () => {
  const fields = { email, password: demoPassword };
  const signedIn = await postForm(service, '/authentication/login', fields);
  const Cookie = String(signedIn.headers.getSetCookie()[1]?.split(';')[0]);
  const send = (password: string) =>
    postForm(service, '/authentication/login', { email, password }, { Cookie });
  await Promise.all(Array.from({ length: 10 }, () => send('wrong')));
  expect((await send(demoPassword)).status).toBe(429);
  expect(await read()).toMatchObject({ failures: 10, limits: [{ appliesTo: 'KnownDevice' }] });
  await service.call(unlock, { as: 'superUser', method: 'POST' });
  expect((await send(demoPassword)).status).toBe(303);
});

test.each(['administrator', 'ordinaryUser'] as const)(
  'the %s neither sees nor unlocks limits, the own ones included',
  async (as) => {
    await fail(10, '10.0.0.1');
    expect((await service.call(path, { as })).status).toBe(403);
    expect((await service.call(unlock, { as, method: 'POST' })).status).toBe(403);
    expect((await read()).limits).toHaveLength(1);
    expect(await readAuditLog(service, 'unlocked')).toEqual([]);
  },
);

test('a user who does not exist answers 404', async () => {
  const missing = path.replace(userID, 'aaaaaaaa-0000-4000-8000-000000000000');
  expect((await service.call(missing, { as: 'superUser' })).status).toBe(404);
  const answer = await service.call(`${missing}/unlock`, { as: 'superUser', method: 'POST' });
  expect(answer.status).toBe(404);
});
