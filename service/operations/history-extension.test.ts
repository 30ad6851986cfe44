import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditLogEntry, HistoryEntry } from '../../src/api/schema.gen';
import { demoAccounts } from '../database/seed/demo-accounts';
import { demo, harbour } from '../testing/organisation-access';
import { type CallOptions, type TestService, testService } from '../testing/test-service';

const quay = demo.organisation(4);
const team = demo.team(1);
const ofHarbour = `/api/organisation/${harbour}`;

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const read = async (path: string, as: CallOptions['as'] = 'superUser') => {
  const answer = await service.call(path, { as });
  return { status: answer.status, entries: (await answer.json()) as HistoryEntry[] };
};
const rename = (name: string, as: CallOptions['as'] = 'superUser') =>
  service.call(`${ofHarbour}/team/batch`, {
    as,
    body: { changes: [{ teamID: team, name }], deletes: [] },
  });
const namesIn = (entries: HistoryEntry[]) =>
  entries.map(({ changes }) => changes.map(({ after }) => after).join());

test('a history has the newest change first, and goes on before an entry', async () => {
  for (let number = 1; number <= 52; number += 1) await rename(`Team ${number}`);
  const { entries } = await read(`/api/history/Team/${team}`);
  expect(namesIn(entries)).toEqual(Array.from({ length: 50 }, (_, index) => `Team ${52 - index}`));
  const last = entries.at(-1)?.auditLogEntryID;
  const older = await read(`/api/history/Team/${team}?before=${last}`);
  expect(namesIn(older.entries)).toEqual(['Team 2', 'Team 1']);
});

test('administrators read who changed a record of their organisation, without ids', async () => {
  await rename('By the administrator', 'administrator');
  const { entries } = await read(`${ofHarbour}/history/Team/${team}`, 'administrator');
  expect(entries[0]).toMatchObject({ userName: 'Ada Marchetti', userID: null, action: 'Changed' });
  expect(new Set(entries.map(({ userID }) => userID))).toEqual(new Set([null]));
  const all = await read(`/api/history/Team/${team}`);
  expect(all.entries[0]?.userID).toBe(demoAccounts.administrator.userID);
});

test('another organisation, even one below, has no history of the record', async () => {
  await rename('Only here');
  const path = `/api/organisation/${quay}/history/Team/${team}`;
  expect(await read(path, 'administrator')).toEqual({ status: 200, entries: [] });
});

test.each([
  ['User', demoAccounts.ordinaryUser.userID],
  ['Client', 'backoffice'],
  ['PosCoreInstance', demo.organisation(1)],
  ['Organisation', quay],
])('no organisation has the history of a %s', async (kind, id) => {
  for (const as of ['administrator', 'superUser'] as const) {
    const answer = await service.call(`${ofHarbour}/history/${kind}/${id}`, { as });
    expect(answer.status).toBe(400);
  }
});

test('administrators read the name of their organisation, and nothing of its servers', async () => {
  const own = { organisationID: harbour, organisationCode: 'HARBOUR', name: 'Harbour Restaurants' };
  const save = async (change: object) => {
    const body = { changes: [{ ...own, ...change }], deletes: [] };
    const answer = await service.call('/api/organisation/batch', { as: 'superUser', body });
    expect([answer.status, answer.headers.get('X-Contract-Violation')]).toEqual([200, null]);
  };
  await save({ active: false });
  await save({ active: true, name: 'Harbour Group' });
  const all = await read(`/api/history/Organisation/${harbour}`);
  expect(all.entries).toHaveLength(2);
  const path = `${ofHarbour}/history/Organisation/${harbour}`;
  const { entries } = await read(path, 'administrator');
  expect(entries.map(({ changes }) => changes)).toEqual([
    [
      {
        field: 'name',
        part: null,
        kind: 'Value',
        before: 'Harbour Restaurants',
        after: 'Harbour Group',
      },
    ],
  ]);
});

test('an audit log entry has a number if its changes are recorded, and opens to them', async () => {
  await rename('To be found');
  await rename('To be found');
  const answer = await service.call('/api/auditlog/query', {
    as: 'superUser',
    body: { message: 'To be found', pageSize: 10, pageNumber: 0 },
  });
  const [unchanged, changed] = (await answer.json()) as AuditLogEntry[];
  expect(unchanged?.message).toContain('saved unchanged');
  expect(unchanged).not.toHaveProperty('auditLogEntryID');
  const path = `/api/auditlogs/${changed?.auditLogEntryID}/changes`;
  expect(await (await service.call(path, { as: 'superUser' })).json()).toEqual({
    recordKind: 'Team',
    recordID: team,
    action: 'Changed',
    changes: [expect.objectContaining({ field: 'name', after: 'To be found' })],
  });
  expect((await service.call(path, { as: 'administrator' })).status).toBe(403);
  const missing = await service.call('/api/auditlogs/999999999/changes', { as: 'superUser' });
  expect(missing.status).toBe(404);
});
