import { afterEach, beforeEach, expect, test } from 'vitest';
import type { HistoryEntry, OrganisationTimeZone } from '../../src/api/schema.gen';
import { readAuditLog } from '../testing/audit-log';
import { alpine, demo, harbour, nobody } from '../testing/organisation-access';
import { type CallOptions, type TestService, testService } from '../testing/test-service';

const harbourQuay = demo.organisation(4);

let service: TestService;
beforeEach(async () => {
  service = await testService();
});
afterEach(() => service.close());

const pathOf = (orgId: string) => `/api/organisation/${orgId}/timezone`;
const set = (timeZone: unknown, as: CallOptions['as'] = 'administrator', orgId = harbour) =>
  service.call(pathOf(orgId), { as, body: { timeZone } });
const read = async (orgId = harbour): Promise<OrganisationTimeZone> =>
  (await service.call(pathOf(orgId), { as: 'superUser' })).json();

test('an organisation without its own time zone has that of the nearest one above', async () => {
  expect(await read(harbourQuay)).toEqual({
    timeZone: null,
    inheritedTimeZone: 'Europe/London',
  });
  await set('Europe/Zurich', 'superUser', alpine);
  expect(await read(harbourQuay)).toMatchObject({ inheritedTimeZone: 'Europe/London' });
  expect((await set(null)).status).toBe(200);
  expect(await read(harbourQuay)).toMatchObject({ inheritedTimeZone: 'Europe/Zurich' });
  const own = await set('Pacific/Auckland', 'superUser', harbourQuay);
  const both = { timeZone: 'Pacific/Auckland', inheritedTimeZone: 'Europe/Zurich' };
  expect(await own.json()).toEqual(both);
  expect(await read(harbourQuay)).toEqual(both);
});

const change = (before: string | null, after: string | null) => ({
  field: 'timeZone',
  part: null,
  kind: 'Value',
  before,
  after,
});

test('an administrator changes it, and the audit log and the history say so', async () => {
  for (const timeZone of ['Pacific/Auckland', 'Pacific/Auckland', null]) {
    service.clock.now = new Date(service.clock.now.getTime() + 60_000);
    expect((await set(timeZone)).status).toBe(200);
  }
  const entries = await readAuditLog(service, 'time zone');
  expect(entries.map(({ message }) => message)).toEqual([
    'The time zone of Harbour Restaurants is Pacific/Auckland.',
    'Harbour Restaurants has no time zone of its own any more.',
  ]);
  const path = `/api/organisation/${harbour}/history/Organisation/${harbour}`;
  const history: HistoryEntry[] = await (await service.call(path, { as: 'administrator' })).json();
  expect(history.map(({ changes }) => changes)).toEqual([
    [change('Pacific/Auckland', null)],
    [change('Europe/London', 'Pacific/Auckland')],
  ]);
});

test('a save of the organisation keeps its time zone', async () => {
  const own = { organisationID: harbour, organisationCode: 'HARBOUR', name: 'Harbour Group' };
  const body = { changes: [own], deletes: [] };
  const saved = await service.call('/api/organisation/batch', { as: 'superUser', body });
  expect(saved.status).toBe(200);
  expect(await read()).toMatchObject({ timeZone: 'Europe/London' });
  const path = `/api/history/Organisation/${harbour}`;
  const history = await (await service.call(path, { as: 'superUser' })).text();
  expect(history).toContain('Harbour Group');
  expect(history).not.toContain('timeZone');
});

test.each([
  ['europe/LONDON', 'Europe/London'],
  ['UTC', 'UTC'],
])('%s is stored as browsers spell it', async (typed, stored) => {
  expect((await set(typed)).status).toBe(200);
  expect(await read()).toMatchObject({ timeZone: stored });
});

test.each(['Pacific/Atlantis', '', '+02:00', 'x'.repeat(65), 7])(
  'the service refuses %o and changes nothing',
  async (timeZone) => {
    expect((await set(timeZone)).status).toBe(400);
    expect(await read()).toMatchObject({ timeZone: 'Europe/London' });
  },
);

test('only administrators of an organisation read and change its time zone', async () => {
  expect((await set('UTC', 'ordinaryUser')).status).toBe(403);
  expect((await set('UTC', 'administrator', alpine)).status).toBe(404);
  const anonymous = await service.call(pathOf(harbour), { body: { timeZone: 'UTC' } });
  expect(anonymous.status).toBe(401);
  const answer = await service.call(pathOf(harbour), { as: 'ordinaryUser' });
  expect(answer.status).toBe(403);
  expect((await set('UTC', 'superUser', nobody)).status).toBe(404);
});
