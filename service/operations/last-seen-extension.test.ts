import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type {
  LastSeen,
  OrganisationUserLink,
  TeamMemberLink,
  User,
} from '../../src/api/schema.gen';
import { sessionLimits } from '../authentication/sessions';
import { demoAccounts, demoPassword } from '../database/seed/demo-accounts';
import { fileOf } from '../testing/fresh-organisation';
import { alpine, nobody, organisationCalls } from '../testing/organisation-access';
import { signIn, type TestService, testService, testTime } from '../testing/test-service';

const minute = 60_000;
const { ordinaryUser, superUser } = demoAccounts;

let service: TestService;
beforeEach(async () => {
  service = await testService();
});
afterEach(() => service.close());

const { call, read } = organisationCalls(() => service);
const wait = (milliseconds: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + milliseconds);
};
const statusWith = async (cookie: string) =>
  (await service.call('/Authentication/current', { headers: { Cookie: cookie } })).status;

/** Reads what a super user sees, who signs in for it: the session of before may have ended. */
async function lastSeenOf(id: string) {
  const cookie = await signIn(service, superUser.email, demoPassword);
  const answer = await service.call('/api/lastseen/users', { headers: { Cookie: cookie } });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as LastSeen[]).find((entry) => entry.id === id)?.lastSeen;
}

describe('a person', () => {
  test('is seen by a sign-in, which outlives its session', async () => {
    const cookie = await service.cookieOf('ordinaryUser');
    wait(sessionLimits.absolute);
    expect(await statusWith(cookie)).toBe(401);
    expect(await lastSeenOf(ordinaryUser.userID)).toBe(testTime.toISOString());
  });

  test('is seen by use, which is noted every quarter of an hour', async () => {
    const cookie = await service.cookieOf('ordinaryUser');
    wait(14 * minute);
    expect(await statusWith(cookie)).toBe(200);
    expect(await lastSeenOf(ordinaryUser.userID)).toBe(testTime.toISOString());
    wait(2 * minute);
    expect(await statusWith(cookie)).toBe(200);
    expect(await lastSeenOf(ordinaryUser.userID)).toBe(service.clock.now.toISOString());
  });

  test('who was seen by a clock in the future is seen when it is right again', async () => {
    wait(48 * 60 * minute);
    const cookie = await service.cookieOf('ordinaryUser');
    wait(-48 * 60 * minute);
    expect(await statusWith(cookie)).toBe(200);
    expect(await lastSeenOf(ordinaryUser.userID)).toBe(testTime.toISOString());
  });

  test('who never came has no moment, and a save of the user keeps the moment', async () => {
    const created = await service.call('/api/user/batch', {
      as: 'superUser',
      body: {
        changes: [{ shortName: 'Nia', fullName: 'Nia', email: 'nia@demo.test' }],
        deletes: [],
      },
    });
    const [nia] = (await created.json()).changes as User[];
    expect(await lastSeenOf(nia?.userID ?? '')).toBeNull();
    const before = await lastSeenOf(ordinaryUser.userID);
    const { userID, email } = ordinaryUser;
    const change = { userID, email, shortName: 'Uma', fullName: 'Uma' };
    await service.call('/api/user/batch', {
      as: 'superUser',
      body: { changes: [change], deletes: [] },
    });
    expect(await lastSeenOf(ordinaryUser.userID)).toBe(before);
  });
});

test('an upgrade takes the last sign-in from the audit log', async () => {
  const migration = new URL('../database/migrations/0014_last-seen.sql', import.meta.url);
  const statements = readFileSync(migration, 'utf8').split('--> statement-breakpoint');
  const file = fileOf(service);
  await file.executeMultiple(`
    delete from user_last_seen;
    delete from audit_log_entries where user_id = '${ordinaryUser.userID}';
    insert into audit_log_entries (audit_log_type, user_id, message, date_time_created)
      values (100, '${ordinaryUser.userID}', 'early', 1000), (100, '${ordinaryUser.userID}', 'late', 2000),
        (101, '${ordinaryUser.userID}', 'out', 3000);
    ${statements.at(-1)}`);
  file.close();
  expect(await lastSeenOf(ordinaryUser.userID)).toBe(new Date(2000).toISOString());
});

describe('an administrator', () => {
  test('reads of the people with access by a link or a team, and of nobody else', async () => {
    const links = await read<OrganisationUserLink[]>('/links');
    const teams = links.filter(({ linkType }) => linkType === 2).map((link) => link.teamUserID);
    const members = await Promise.all(
      teams.map((id) => read<TeamMemberLink[]>(`/team/${id}/members`)),
    );
    const people = links.filter(({ linkType }) => linkType === 1).map((link) => link.teamUserID);
    const expected = new Set([...people, ...members.flat().map(({ userID }) => userID)]);
    const seen = await read<LastSeen[]>('/lastseen/people');
    expect(seen.map(({ id }) => id).sort()).toEqual([...expected].sort());
    expect(seen.length).toBeGreaterThan(people.length);
  });

  test('reads of nobody whose membership has ended', async () => {
    const links = await read<OrganisationUserLink[]>('/links');
    const people = links.filter(({ linkType }) => linkType === 1).map((link) => link.teamUserID);
    const file = fileOf(service);
    await file.execute('update team_members set ends_at = 1');
    file.close();
    const seen = await read<LastSeen[]>('/lastseen/people');
    expect(seen.map(({ id }) => id).sort()).toEqual(people.sort());
  });

  test.each(['/lastseen/people', '/lastseen/serviceaccounts'])(
    'gets %s of the own organisation alone',
    async (path) => {
      expect((await call(path, undefined, 'ordinaryUser')).status).toBe(403);
      expect((await call(path, undefined, 'administrator', alpine)).status).toBe(404);
      expect((await call(path, undefined, 'superUser', nobody)).status).toBe(404);
    },
  );

  test.each(['/api/lastseen/users', '/api/lastseen/clients'])(
    'may not read %s of the platform',
    async (path) => {
      expect((await service.call(path, { as: 'administrator' })).status).toBe(403);
    },
  );
});

test('the service issues no tokens, and claims nothing of clients and service accounts', async () => {
  expect(await read('/lastseen/serviceaccounts')).toEqual([]);
  const clients = await service.call('/api/lastseen/clients', { as: 'superUser' });
  expect([clients.status, await clients.json()]).toEqual([200, []]);
});
