import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntityLookupMatch, OrganisationTreeNode } from '../src/api/schema.gen';
import { demoAccounts, demoPassword } from './database/seed/demo-accounts';
import { fixedIdentifier } from './database/seed/fixed-identifiers';
import { signIn, type TestService, testService } from './testing/test-service';

let service: TestService;
const organisation = `/api/organisation/${fixedIdentifier('organisation', 3)}`;

beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

/** Saves new records, and returns the status with the reason. */
async function save(path: string, ...changes: object[]) {
  const body = { changes, deletes: [] };
  const answer = await service.call(`${path}/batch`, { as: 'superUser', body });
  const saved = answer.status === 200 ? await answer.json() : { changes: [] };
  return { status: answer.status, changes: saved.changes as Record<string, unknown>[] };
}

const user = (email: string) => ({ shortName: 'M', fullName: 'M', email });

test.each([
  ['müller@demo.test', ['MÜLLER@demo.test', 'mu\u0308ller@demo.test'], 'muller@demo.test'],
  ['nia@gäste.test', ['Nia@xn--gste-loa.test', 'nia@GÄSTE.test'], 'nia@gaste.test'],
])('%s is one account', async (email, same, other) => {
  expect((await save('/api/user', user(email))).status).toBe(200);
  for (const each of same) expect((await save('/api/user', user(each))).status).toBe(400);
  expect((await save('/api/user', user(other))).status).toBe(200);
});

const server = { integrationServerInstanceType: 2, uri: 'https://a.test' };
const client = { name: 'C', description: '', homepage: '', redirectUris: [] };

test.each([
  ['teams', `${organisation}/team`, (name: string) => ({ name })],
  ['groups', `${organisation}/userpermissiongroup`, (name: string) => ({ name, permissions: [] })],
  ['servers', '/api/integrationServerInstance', (name: string) => ({ ...server, name })],
  ['codes', '/api/organisation', (code: string) => ({ name: 'A', organisationCode: code })],
  ['clients', '/api/client', (clientID: string) => ({ ...client, clientID })],
])('%s cannot differ by case or composition alone', async (_, path, record) => {
  expect((await save(path, record('Café Quay'))).status).toBe(200);
  for (const same of ['CAFÉ QUAY', 'Cafe\u0301 Quay']) {
    expect((await save(path, record(same))).status).toBe(400);
  }
  expect((await save(path, record('Cafe Quay'))).status).toBe(200);
  expect((await save(path, record('Twice É'), record('twice é'))).status).toBe(400);
});

describe('a name', () => {
  const pasted = ' Cafe\u0301s\u00a0 du\u200b Lac\u2060';
  const stored = 'Cafés du Lac';

  beforeAll(async () => {
    const { changes } = await save('/api/organisation', { name: pasted, organisationCode: 'LAC' });
    expect(changes[0]?.name).toBe(stored);
  });

  const read = async <Body>(path: string) =>
    (await (await service.call(path, { as: 'superUser' })).json()) as Body;

  test.each(['cafes', 'CAFÉS', 'cafe\u0301s d', 'cafés du lac'])('is found by %j', async (text) => {
    const query = encodeURIComponent(text);
    const found = await read<EntityLookupMatch[]>(
      `/api/EntityLookup/filterunscoped?filter=${query}`,
    );
    expect(found.map(({ name }) => name)).toContain(stored);
    const tree = await read<OrganisationTreeNode[]>(
      `/api/OrganisationTree/filtered?query=${query}`,
    );
    expect(JSON.stringify(tree)).toContain(stored);
    const list = await read<{ name: string }[]>(`/api/Organisation?search=${query}`);
    expect(list.map(({ name }) => name)).toContain(stored);
    const log = await service.call('/api/auditlog/query', {
      as: 'superUser',
      body: { message: text, pageSize: 10, pageNumber: 0 },
    });
    expect(await log.text()).toContain(stored);
  });
});

test('an address with its wrapping makes an account whose owner can sign in', async () => {
  const { changes } = await save('/api/user', user('"Ines" <ines@demo.test>;'));
  expect(changes[0]?.email).toBe('ines@demo.test');
  const { email } = demoAccounts.administrator;
  expect(await signIn(service, `<${email.toUpperCase()}>;`, demoPassword)).toMatch(/^session=/);
});
