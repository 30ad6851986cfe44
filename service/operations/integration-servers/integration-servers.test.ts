import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  IntegrationServerInstance,
  IntegrationServerInstanceBatchResult,
  IntegrationServerInstanceValues,
  Organisation,
} from '../../../src/api/schema.gen';
import { isSealed } from '../../database/secrets/secret-keys';
import { demoAccounts } from '../../database/seed/demo-accounts';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { readAuditLog } from '../../testing/audit-log';
import { quickPasswords } from '../../testing/quick-passwords';
import { openedSigningKey } from '../../testing/stored-signing-key';
import { type TestService, testService } from '../../testing/test-service';

const base = '/api/integrationServerInstance';
const nobody = 'aaaaaaaa-0000-4000-8000-000000000000';
const remoteOrdersOne = fixedIdentifier('integrationServer', 1);
const sandbox = fixedIdentifier('integrationServer', 5);

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const get = async <T>(path: string) =>
  (await (await service.call(path, { as: 'superUser' })).json()) as T;
const list = () => get<IntegrationServerInstance[]>(base);
const read = (id: string) => service.call(`${base}/${id}`, { as: 'superUser' });
const commit = (changes: object[], deletes: string[] = []) =>
  service.call(`${base}/batch`, { as: 'superUser', body: { changes, deletes } });

const saved = async (changes: object[], deletes: string[] = []) => {
  const response = await commit(changes, deletes);
  expect([response.status, response.headers.get('X-Error-Reason')]).toEqual([200, null]);
  return (await response.json()) as IntegrationServerInstanceBatchResult;
};

const addOne = async (change: object) => {
  const { changes } = await saved([{ uri: 'https://one.test', ...change }]);
  if (!changes[0]) throw new Error('Nothing was saved.');
  return changes[0];
};

const keysOf = async (id: string) => {
  const client = createClient({ url: `file:${join(service.folder, 'service.db')}` });
  const sql = 'select * from integration_servers where integration_server_instance_id = ?';
  const { rows } = await client.execute({ sql, args: [id] });
  client.close();
  const key = rows[0]?.jwt_signing_key;
  expect(isSealed(String(key))).toBe(true);
  const secretHash = rows[0]?.secret_hash as string | null;
  return { secretHash, signingKey: openedSigningKey(key, id) };
};

test('the list is in the order of names and shows neither keys nor secrets', async () => {
  const servers = await list();
  expect(servers.map(({ name }) => name)).toEqual([
    'Data Extraction One',
    'Partner Services One',
    'Remote Orders One',
    'Remote Orders Sandbox',
    'Reporting One',
  ]);
  const shown = JSON.stringify([servers, await (await read(remoteOrdersOne)).json()]);
  expect(shown).not.toMatch(/key|secret/i);
});

test('the service reads one server by its id', async () => {
  expect(await (await read(sandbox)).json()).toEqual({
    integrationServerInstanceID: sandbox,
    name: 'Remote Orders Sandbox',
    integrationServerInstanceType: 1,
    uri: 'https://sandbox.demo.test',
    stagingUri: null,
    testInstance: true,
  });
  expect((await read(nobody)).status).toBe(404);
});

test('the values are grouped by type and ordered by name, without servers of no type', async () => {
  await addOne({ name: 'Aardvark', integrationServerInstanceType: 4 });
  await addOne({ name: 'Nowhere', integrationServerInstanceType: 0 });
  const values = await get<IntegrationServerInstanceValues>(`${base}/values`);
  const names = Object.entries(values).map(([key, options]) => [
    key,
    (options as { value: string }[]).map(({ value }) => value),
  ]);
  expect(Object.fromEntries(names)).toEqual({
    remoteOrderServerValues: ['Remote Orders One', 'Remote Orders Sandbox'],
    dataExtractionServerValues: ['Data Extraction One'],
    partnerServerValues: ['Partner Services One'],
    reportingServerValues: ['Aardvark', 'Reporting One'],
  });
  expect(values.remoteOrderServerValues[1]?.key).toBe(sandbox);
});

test('the linked organisations are those with the server in any of four fields', async () => {
  const linked = (id: string) =>
    get<Organisation[]>(`/api/IntegrationServerInstance/${id}/linkedorgs`);
  const all = await get<Organisation[]>('/api/Organisation');
  for (const [field, number] of [
    ['remoteOrderServerInstanceID', 1],
    ['dataExtractionServerInstanceID', 2],
    ['partnerServerInstanceID', 3],
    ['reportingServerInstanceID', 4],
  ] as const) {
    const id = fixedIdentifier('integrationServer', number);
    const users = all.filter((organisation) => organisation[field] === id);
    expect(users.length, field).toBeGreaterThan(0);
    expect(await linked(id)).toEqual(users);
  }
  const free = await addOne({ name: 'Free' });
  expect(await linked(free.integrationServerInstanceID)).toEqual([]);
  const unknown = await service.call(`/api/IntegrationServerInstance/${nobody}/linkedorgs`, {
    as: 'superUser',
  });
  expect(unknown.status).toBe(404);
});

describe('saving', () => {
  test('a new server gets an id and the defaults of the contract', async () => {
    const { changes } = await saved([{ name: '  New One ', uri: 'https://new-one.test' }]);
    expect(changes).toEqual([
      {
        integrationServerInstanceID: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'New One',
        integrationServerInstanceType: 1,
        uri: 'https://new-one.test',
        stagingUri: null,
        testInstance: false,
      },
    ]);
    const id = changes[0]?.integrationServerInstanceID ?? '';
    expect(await (await read(id)).json()).toEqual(changes[0]);
  });

  test('a field that the change omits keeps its value', async () => {
    const server = await addOne({
      name: 'Patient',
      integrationServerInstanceType: 3,
      stagingUri: 'https://staging.test',
      testInstance: true,
    });
    const { integrationServerInstanceID, uri } = server;
    const { changes } = await saved([{ integrationServerInstanceID, uri, name: 'Renamed' }]);
    expect(changes).toEqual([{ ...server, name: 'Renamed' }]);
  });

  test('additions, changes and deletions of one batch come back in the order sent', async () => {
    const [first, second] = [await addOne({ name: 'First' }), await addOne({ name: 'Second' })];
    const result = await saved(
      [
        { name: 'SECOND', uri: 'https://second.test' },
        { ...first, name: 'First again' },
      ],
      [second.integrationServerInstanceID],
    );
    expect(result.changes.map(({ name }) => name)).toEqual(['SECOND', 'First again']);
    expect(result.deletes).toEqual([second.integrationServerInstanceID]);
    expect((await read(second.integrationServerInstanceID)).status).toBe(404);
  });

  test('two servers can swap names in one batch', async () => {
    const [left, right] = [await addOne({ name: 'Left' }), await addOne({ name: 'Right' })];
    const { changes } = await saved([
      { ...left, name: 'Right' },
      { ...right, name: 'Left' },
    ]);
    expect(changes.map(({ name }) => name)).toEqual(['Right', 'Left']);
  });

  test('key and secret stay hidden, the secret hashed, both stay without new ones', async () => {
    const server = await addOne({ name: 'Vault', secret: 'open sesame', jwtSigningKey: 'k-1' });
    const kept = await keysOf(server.integrationServerInstanceID);
    expect(await quickPasswords.verify('open sesame', kept.secretHash)).toBe(true);
    expect(kept.signingKey).toBe('k-1');
    await saved([{ ...server, secret: '', jwtSigningKey: '' }]);
    await saved([server]);
    expect(await keysOf(server.integrationServerInstanceID)).toEqual(kept);
    await saved([{ ...server, jwtSigningKey: 'k-2' }]);
    expect(await keysOf(server.integrationServerInstanceID)).toEqual({
      ...kept,
      signingKey: 'k-2',
    });
  });

  test('a stored address that is invalid today does not block a save of other fields', async () => {
    const client = createClient({ url: `file:${join(service.folder, 'service.db')}` });
    await client.execute({
      sql: "update integration_servers set uri = 'old:address' where integration_server_instance_id = ?",
      args: [sandbox],
    });
    client.close();
    const server = (await (await read(sandbox)).json()) as IntegrationServerInstance;
    const { changes } = await saved([{ ...server, testInstance: false }]);
    expect(changes[0]).toMatchObject({ uri: 'old:address', testInstance: false });
  });
});

describe('the service refuses a batch with', () => {
  const server = { name: 'Right name', uri: 'https://right.test' };
  const id = (integrationServerInstanceID: string) => ({ ...server, integrationServerInstanceID });

  test.each([
    ['no name', [{ ...server, name: '  ' }], [], 'name is empty'],
    ['a name that another has', [{ ...server, name: 'REPORTING ONE' }], [], 'already'],
    ['the same new name twice', [server, { ...server, name: 'right NAME' }], [], 'already'],
    ['no address', [{ ...server, uri: ' ' }], [], 'Enter an address'],
    ['a script for an address', [{ ...server, uri: 'javascript:1' }], [], 'begin with https'],
    ['an address without protocol', [{ ...server, uri: 'right.test' }], [], 'begin with https'],
    ['changing what does not exist', [id(nobody)], [], 'to change does not exist'],
    ['deleting what does not exist', [], [nobody], 'to delete does not exist'],
    [
      'the same server twice',
      [id(sandbox), { ...id(sandbox), name: 'Other' }],
      [],
      'more than once',
    ],
    ['a server that is changed and deleted', [id(sandbox)], [sandbox], 'more than once'],
    ['deleting what organisations use', [], [remoteOrdersOne], ' cannot be deleted: '],
  ])('%s', async (_what, changes, deletes, reason) => {
    const before = await list();
    const response = await commit(
      [{ name: 'Before it', uri: 'https://before.test' }, ...changes],
      deletes,
    );
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('BadRequest');
    expect(response.headers.get('X-Error-Reason')).toContain(reason);
    expect(await list()).toEqual(before);
  });

  test('the reason names an organisation that uses the server and counts the others', async () => {
    const response = await commit([], [remoteOrdersOne]);
    expect(response.headers.get('X-Error-Reason')).toMatch(
      /^Remote Orders One cannot be deleted: \S.* and \d+ other organisations use it\.$/,
    );
  });

  test.each([
    ['name', 33],
    ['uri', 257],
    ['jwtSigningKey', 129],
    ['secret', 129],
  ])('a %s of %i characters', async (field, length) => {
    const response = await commit([{ ...server, [field]: 'x'.repeat(length) }]);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('BadRequest');
  });
});

test('only super users read and save integration servers', async () => {
  for (const path of ['', '/values', `/${sandbox}`]) {
    for (const as of ['administrator', 'ordinaryUser'] as const) {
      expect((await service.call(base + path, { as })).status, `${path} ${as}`).toBe(403);
    }
  }
  const body = { changes: [], deletes: [sandbox] };
  expect((await service.call(`${base}/batch`, { as: 'administrator', body })).status).toBe(403);
  expect((await service.call(`${base}/batch`, { body })).status).toBe(401);
  expect((await read(sandbox)).status).toBe(200);
});

test('the audit log says who did what, and omits the secret', async () => {
  const server = await addOne({ name: 'Observed', secret: 'do not tell' });
  await saved([{ ...server, name: 'Observed two', jwtSigningKey: 'k' }]);
  await commit([
    { ...server, name: 'Observed three' },
    { name: '', uri: '' },
  ]);
  await saved([], [server.integrationServerInstanceID]);
  const by = { userID: demoAccounts.superUser.userID };
  expect(await readAuditLog(service, 'Observed')).toEqual([
    {
      ...by,
      type: 209,
      message: 'Integration server Observed was created. It has a new secret.',
    },
    {
      ...by,
      type: 209,
      message:
        'Integration server Observed two was changed. The former name was Observed. It has a new signing key.',
    },
    { ...by, type: 210, message: 'Integration server Observed two was deleted.' },
  ]);
  expect(await readAuditLog(service, 'do not tell')).toEqual([]);
});

test('a restart keeps the saved servers', async () => {
  const server = await addOne({ name: 'Lasting', testInstance: true });
  await service.restart();
  expect(await (await read(server.integrationServerInstanceID)).json()).toEqual(server);
});
