import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Organisation, Session } from '../../src/api/schema.gen';
import { foldedText } from '../../src/domain/stored-text';
import { demoAccounts } from '../database/seed/demo-accounts';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import { type CallOptions, type TestService, testService } from '../testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const get = async <T>(path: string, as: CallOptions['as']) =>
  (await (await service.call(path, { as })).json()) as T;

test.each([
  ['superUser', ['superuser'], null, false],
  ['administrator', [], 'Harbour Restaurants', true],
  ['ordinaryUser', [], 'Harbour Restaurants', false],
] as const)(
  'the session of the %s has its user, organisation and role',
  async (account, scopes, organisationName, isOrgAdmin) => {
    const [user, organisation, flag] = await get<Session>('/Authentication/current', account);
    expect(user).toMatchObject({ ...demoAccounts[account], scopes });
    expect(user).not.toHaveProperty('passwordHash');
    expect(organisation?.name ?? null).toBe(organisationName);
    expect(flag).toBe(isOrgAdmin);
  },
);

test('of several organisations that a person administers, the session has the highest one', async () => {
  const below = fixedIdentifier('organisation', 5);
  const { userID } = demoAccounts.administrator;
  const body = {
    changes: [{ linkType: 1, teamUserID: userID, isOrgAdmin: true }],
    deletes: [],
  };
  const path = `/api/organisation/${below}/links/batch`;
  expect((await service.call(path, { as: 'superUser', body })).status).toBe(200);
  // Its name is before that of the one above it.
  const [, organisation] = await get<Session>('/Authentication/current', 'administrator');
  expect(organisation?.name).toBe('Harbour Restaurants');
});

test('the own profile is the user of the session', async () => {
  const [user] = await get<Session>('/Authentication/current', 'ordinaryUser');
  expect(await get('/api/user/profile', 'ordinaryUser')).toEqual(user);
});

test('a super user gets every organisation, ordered by name', async () => {
  const all = await get<Organisation[]>('/api/Organisation', 'superUser');
  expect(all.length).toBeGreaterThan(70);
  const names = all.map(({ name }) => foldedText(name));
  expect(names).toEqual([...names].sort());
});

test('an administrator gets the own organisation and those below it', async () => {
  const [all, accessible] = [
    await get<Organisation[]>('/api/Organisation', 'superUser'),
    await get<Organisation[]>('/api/Organisation', 'administrator'),
  ];
  const own = fixedIdentifier('organisation', 3);
  const below = all.filter(({ parentOrganisationID }) => parentOrganisationID === own);
  expect(below.length).toBeGreaterThan(1);
  const expected = [own, ...below.map(({ organisationID }) => organisationID)];
  expect(accessible.map(({ organisationID }) => organisationID).sort()).toEqual(expected.sort());
});

test('an ordinary user gets only the organisations with a link', async () => {
  const accessible = await get<Organisation[]>('/api/Organisation', 'ordinaryUser');
  expect(accessible.map(({ organisationID }) => organisationID)).toEqual([
    fixedIdentifier('organisation', 3),
  ]);
});
