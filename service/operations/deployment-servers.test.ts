import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  AdminSummary,
  DeploymentServerInstance,
  DeploymentServerInstanceBatchResult,
} from '../../src/api/schema.gen';
import { isSealed } from '../database/secrets/secret-keys';
import { readAuditLog } from '../testing/audit-log';
import { openedSigningKey } from '../testing/stored-signing-key';
import { type TestService, testService } from '../testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const read = async <T>(path: string) =>
  (await (await service.call(path, { as: 'superUser' })).json()) as T;
const list = () => read<DeploymentServerInstance[]>('/api/deploymentServerInstance');

const commit = (changes: object[], deletes: string[] = []) =>
  service.call('/api/deploymentServerInstance/batch', {
    as: 'superUser',
    body: { changes, deletes },
  });

const saved = async (changes: object[], deletes: string[] = []) => {
  const response = await commit(changes, deletes);
  expect([response.status, response.headers.get('X-Error-Reason')]).toEqual([200, null]);
  return (await response.json()) as DeploymentServerInstanceBatchResult;
};

const signingKeyOf = async (id: string) => {
  const client = createClient({ url: `file:${join(service.folder, 'service.db')}` });
  const { rows } = await client.execute({
    sql: 'select jwt_signing_key from deployment_servers where deployment_server_instance_id = ?',
    args: [id],
  });
  client.close();
  const stored = rows[0]?.jwt_signing_key;
  expect(isSealed(String(stored))).toBe(true);
  return openedSigningKey(stored, id);
};

describe('saving', () => {
  test('a change keeps the signing key unless it has a new one', async () => {
    const [server] = await list();
    if (!server) throw new Error('There is no deployment server.');
    const id = server.deploymentServerInstanceID;
    const key = await signingKeyOf(id);
    const change = { deploymentServerInstanceID: id, name: 'Deployment Two', uri: server.uri };
    const { changes } = await saved([{ ...change, jwtSigningKey: '' }]);
    expect(changes).toEqual([{ ...server, name: 'Deployment Two' }]);
    expect(await signingKeyOf(id)).toBe(key);
    await saved([{ ...change, jwtSigningKey: 'new-key' }]);
    expect(await signingKeyOf(id)).toBe('new-key');
    expect(JSON.stringify(await list())).not.toMatch(/new-key|signing/i);
    const summary = await read<AdminSummary>('/admin/summary/');
    expect(summary.deploymentServerInstance).toMatchObject({ name: 'Deployment Two' });
    expect(await readAuditLog(service, 'server Deployment Two')).toEqual([
      expect.objectContaining({
        message:
          'Deployment server Deployment Two was changed. The former name was Deployment Main.',
      }),
      expect.objectContaining({
        message: 'Deployment server Deployment Two was changed. It has a new signing key.',
      }),
    ]);
  });

  test('the service adds a server, keeps it over a restart, and deletes it', async () => {
    const uri = 'https://spare.test';
    const { changes } = await saved([{ name: 'A spare', uri, jwtSigningKey: 'k' }]);
    const [spare] = changes;
    expect(spare).toEqual({
      deploymentServerInstanceID: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'A spare',
      uri,
      versionUri: uri,
      stagingUri: null,
      exceptionsUri: uri,
    });
    await service.restart();
    expect(await list()).toContainEqual(spare);
    const id = spare?.deploymentServerInstanceID ?? '';
    expect(await saved([], [id])).toEqual({ changes: [], deletes: [id] });
    expect(await list()).not.toContainEqual(spare);
    expect(await readAuditLog(service, 'server A spare was deleted')).toHaveLength(1);
  });

  test('the summary has the first server by name, in any case of its letters', async () => {
    const { changes } = await saved([{ name: 'a first', uri: 'https://first.test' }]);
    const summary = await read<AdminSummary>('/admin/summary/');
    expect(summary.deploymentServerInstance).toMatchObject({ name: 'a first' });
    await saved(
      [],
      changes.map(({ deploymentServerInstanceID }) => deploymentServerInstanceID),
    );
  });

  test('the last server can be deleted, and the summary then has none', async () => {
    const servers = await list();
    await saved(
      [],
      servers.map(({ deploymentServerInstanceID }) => deploymentServerInstanceID),
    );
    const summary = await read<AdminSummary>('/admin/summary/');
    expect(summary.deploymentServerInstance).toBeNull();
    await saved([{ name: 'Deployment Main', uri: 'https://deployment.test' }]);
  });
});

describe('the service refuses a batch with', () => {
  const record = { name: 'Right', uri: 'https://right.test' };
  const unknownId = '31000000-0000-4000-8000-00000000ffff';
  const unknown = { ...record, deploymentServerInstanceID: unknownId };

  test.each([
    ['no name', [{ ...record, name: '' }], [], 'The name is empty.'],
    ['an address of another kind', [{ ...record, uri: 'ssh://x' }], [], 'begin with https://'],
    ['too long a name', [{ ...record, name: 'x'.repeat(33) }], [], null],
    ['a change of a server that does not exist', [unknown], [], 'does not exist any more'],
    ['a deletion of a server that does not exist', [], [unknownId], 'does not exist any more'],
    ['the same server twice', [unknown, unknown], [], 'more than once'],
  ])('%s', async (_what, changes, deletes, reason) => {
    const before = await list();
    const response = await commit([record, ...changes], deletes);
    expect([response.status, await response.text()]).toEqual([400, 'BadRequest']);
    if (reason) expect(response.headers.get('X-Error-Reason')).toContain(reason);
    expect(await list()).toEqual(before);
  });
});
