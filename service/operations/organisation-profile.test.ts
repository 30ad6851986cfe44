import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Organisation, OrganisationProfile } from '../../src/api/schema.gen';
import { demoAccounts } from '../database/seed/demo-accounts';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import { readAuditLog } from '../testing/audit-log';
import { type CallOptions, type TestService, testService } from '../testing/test-service';

const harbour = fixedIdentifier('organisation', 3);
const dealer = fixedIdentifier('organisation', 2);
const nowhere = 'aaaaaaaa-0000-4000-8000-000000000000';
const pathOf = (orgId: string) => `/api/organisation/${orgId}/profile`;

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const read = async (orgId = harbour) =>
  (await (await service.call(pathOf(orgId), { as: 'superUser' })).json()) as OrganisationProfile;
const save = (body: unknown, as: CallOptions['as'] = 'administrator', orgId = harbour) =>
  service.call(pathOf(orgId), { as, body });

test('the profile is the id and the name', async () => {
  expect(await read()).toEqual({ organisationID: harbour, name: 'Harbour Restaurants' });
});

test('a new name by an administrator is in the lists and the audit log', async () => {
  const answer = await save({ organisationID: harbour, name: ' Harbour & Sons ' });
  expect(await answer.json()).toEqual({ organisationID: harbour, name: 'Harbour & Sons' });
  const list = await service.call('/api/Organisation', { as: 'administrator' });
  const organisations = (await list.json()) as Organisation[];
  expect(organisations.map(({ name }) => name)).toContain('Harbour & Sons');
  expect(await readAuditLog(service, 'profile of Harbour & Sons')).toEqual([
    {
      type: 106,
      userID: demoAccounts.administrator.userID,
      message:
        'The profile of Harbour & Sons was changed. The former name was Harbour Restaurants.',
    },
  ]);
});

test.each<[string, unknown, RegExp | null]>([
  ['nothing but spaces', { organisationID: harbour, name: '  ' }, /name is empty/],
  ['an empty name', { organisationID: harbour, name: '' }, null],
  ['33 characters', { organisationID: harbour, name: 'x'.repeat(33) }, null],
  ['half a record', { organisationID: harbour }, null],
  ["another organisation's record", { organisationID: dealer, name: 'A' }, /another organisation/],
])('the service refuses %s and changes nothing', async (_, body, reason) => {
  const before = await read();
  const answer = await save(body);
  expect([answer.status, await answer.text()]).toEqual([400, 'BadRequest']);
  if (reason) expect(answer.headers.get('X-Error-Reason')).toMatch(reason);
  expect(await read()).toEqual(before);
});

test('a name may have 32 characters', async () => {
  const answer = await save({ organisationID: harbour, name: 'ä'.repeat(32) });
  expect(answer.status).toBe(200);
});

test('only administrators of an organisation read and change its profile', async () => {
  const body = { organisationID: dealer, name: 'Mine' };
  expect((await save(body, 'administrator', dealer)).status).toBe(404);
  expect((await save({ ...body, organisationID: harbour }, 'ordinaryUser')).status).toBe(403);
  expect(await read(dealer)).toEqual({ organisationID: dealer, name: 'Alpine Dealer' });
});

test('an organisation that does not exist has no profile', async () => {
  const answer = await service.call(pathOf(nowhere), { as: 'superUser' });
  expect([answer.status, await answer.text()]).toEqual([404, 'The organisation does not exist.']);
  const saved = await save({ organisationID: nowhere, name: 'A' }, 'superUser', nowhere);
  expect(saved.status).toBe(404);
});
