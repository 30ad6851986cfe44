import { afterAll, beforeAll, expect, test } from 'vitest';
import { personas } from '../../personas';
import { type RunningMock, startMock } from '../../start-mock';
import { MockClient } from '../../testing/mock-client';

let mock: RunningMock;
let client: MockClient;

beforeAll(async () => {
  mock = await startMock({ port: 0, isStateful: true, log: () => {} });
  client = new MockClient(mock.origin);
});
afterAll(() => mock.close());

const callAs = (persona: keyof typeof personas, path: string, body?: unknown) =>
  client.call(path, `mock-persona=${persona}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });

test.each([
  ['superUser', [{ shortName: 'Sam', scopes: ['superuser'] }, null, false], 200],
  ['organisationAdministrator', [{ shortName: 'Ada' }, { name: 'Harbour Restaurants' }, true], 403],
  ['ordinaryUser', [{ shortName: 'Uma' }, { name: 'Harbour Restaurants' }, false], 403],
  ['anonymous', [{ shortName: 'Guest', scopes: ['anonymous'] }, null, false], 403],
] as const)('%s is signed in, and sees what the account may', async (persona, session, users) => {
  expect(await (await callAs(persona, '/Authentication/current')).json()).toMatchObject(session);
  expect((await callAs(persona, '/api/user')).status).toBe(users);
});

test('a persona without a session is answered 401', async () => {
  expect((await callAs('none', '/api/user')).status).toBe(401);
});

test('parallel first calls of a persona open one session', async () => {
  const path = `/api/user/${personas.ordinaryUser.userId}/sessions`;
  await callAs('superUser', `${path}/end`, {});
  await Promise.all([1, 2, 3].map(() => callAs('ordinaryUser', '/Authentication/current')));

  expect(await (await callAs('superUser', path)).json()).toHaveLength(1);
});

test('a persona whose password was changed and whose sessions have ended is signed in again', async () => {
  const sessions = `/api/user/${personas.organisationAdministrator.userId}/sessions`;
  expect((await callAs('organisationAdministrator', '/Authentication/current')).status).toBe(200);
  expect((await callAs('superUser', `${sessions}/end`, {})).status).toBe(200);
  expect(await (await callAs('superUser', sessions)).json()).toEqual([]);

  expect((await callAs('organisationAdministrator', '/Authentication/current')).status).toBe(200);
});

test('a persona whose account was deleted is told so, and the others go on', async () => {
  const deletes = [personas.anonymous.userId];
  expect((await callAs('anonymous', '/Authentication/current')).status).toBe(200);
  expect((await callAs('superUser', '/api/user/batch', { changes: [], deletes })).status).toBe(200);

  const answer = await callAs('anonymous', '/Authentication/current');
  expect(answer.status).toBe(401);
  expect(await answer.text()).toContain('"Anonymous" cannot sign in any more');
  expect((await callAs('superUser', '/Authentication/current')).status).toBe(200);
});
