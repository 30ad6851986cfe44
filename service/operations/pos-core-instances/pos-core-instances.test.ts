import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  Organisation,
  PosCoreInstance,
  PosCoreInstanceBatchResult,
} from '../../../src/api/schema.gen';
import { reasonOfHeader } from '../../../src/domain/error-reason';
import { isSealed } from '../../database/secrets/secret-keys';
import { readAuditLog } from '../../testing/audit-log';
import { openedSigningKey } from '../../testing/stored-signing-key';
import { builtConsole, type TestService, testService } from '../../testing/test-service';

const parent = mkdtempSync(join(tmpdir(), 'pos-core-instances-'));
let service: TestService;

beforeAll(async () => {
  service = await testService({ consoleFolder: builtConsole(parent) });
});

afterAll(async () => {
  await service.close();
  rmSync(parent, { recursive: true });
});

const read = async <T>(path: string) =>
  (await (await service.call(path, { as: 'superUser' })).json()) as T;
const list = () => read<PosCoreInstance[]>('/api/POSCoreInstance');
const named = async (name: string) => {
  const found = (await list()).find((instance) => instance.name === name);
  if (!found) throw new Error(`There is no instance ${name}.`);
  return found;
};

const commit = (changes: object[], deletes: string[] = []) =>
  service.call('/api/POSCoreInstance/batch', { as: 'superUser', body: { changes, deletes } });

const saved = async (changes: object[], deletes: string[] = []) => {
  const response = await commit(changes, deletes);
  expect([response.status, response.headers.get('X-Error-Reason')]).toEqual([200, null]);
  return (await response.json()) as PosCoreInstanceBatchResult;
};

const refused = async (changes: object[], deletes: string[] = []) => {
  const before = await list();
  const response = await commit(changes, deletes);
  expect(response.status).toBe(400);
  expect(await list()).toEqual(before);
  return [await response.text(), reasonOfHeader(response.headers.get('X-Error-Reason'))];
};

const inDatabase = async (sql: string, args: string[]) => {
  const client = createClient({ url: `file:${join(service.folder, 'service.db')}` });
  const { rows } = await client.execute({ sql, args });
  client.close();
  return rows;
};
const signingKeyOf = async (id: string) => {
  const sql = 'select jwt_signing_key from pos_core_instances where pos_core_instance_id = ?';
  const stored = (await inDatabase(sql, [id]))[0]?.jwt_signing_key;
  expect(isSealed(String(stored))).toBe(true);
  return openedSigningKey(stored, id);
};

const unknownId = '30000000-0000-4000-8000-00000000ffff';

describe('reading', () => {
  test('the list and the choices are ordered by name and have no signing key', async () => {
    const instances = await list();
    expect(instances.map(({ name }) => name)).toEqual([
      'POS Core Europe',
      'POS Core North',
      'POS Core Unreachable',
    ]);
    expect(JSON.stringify(instances)).not.toMatch(/signing/i);
    expect(await read('/api/POSCoreInstance/values')).toEqual(
      instances.map(({ posCoreInstanceID, name }) => ({ key: posCoreInstanceID, value: name })),
    );
    const first = instances[0];
    expect(await read(`/api/posCoreInstance/${first?.posCoreInstanceID}`)).toEqual(first);
  });

  test('the linked organisations are those that the instance serves, by name', async () => {
    const { posCoreInstanceID: id } = await named('POS Core Unreachable');
    const linked = await read<Organisation[]>(`/api/posCoreInstance/${id}/linkedorgs`);
    expect(linked.length).toBeGreaterThan(1);
    expect(new Set(linked.map((organisation) => organisation.posCoreInstanceID))).toEqual(
      new Set([id]),
    );
    const all = await read<Organisation[]>('/api/Organisation');
    expect(linked).toEqual(all.filter((organisation) => organisation.posCoreInstanceID === id));
  });

  test.each(['', '/linkedorgs'])('an unknown id answers 404%s', async (suffix) => {
    const response = await service.call(`/api/posCoreInstance/${unknownId}${suffix}`, {
      as: 'superUser',
    });
    expect([response.status, await response.text()]).toEqual([
      404,
      'The POS Core instance does not exist.',
    ]);
  });
});

describe('saving', () => {
  test('a new instance has its own address as version and exceptions address', async () => {
    const uri = 'https://south.test';
    const { changes } = await saved([{ name: 'South', uri: ` ${uri} ` }]);
    const [south] = changes;
    expect(south).toEqual({
      posCoreInstanceID: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'South',
      uri,
      versionUri: uri,
      stagingUri: null,
      exceptionsUri: uri,
    });
    expect(await named('South')).toEqual(south);
    const linked = await read(`/api/posCoreInstance/${south?.posCoreInstanceID}/linkedorgs`);
    expect(linked).toEqual([]);
  });

  test('addresses that match the main address follow it; requests cannot set them', async () => {
    const europe = await named('POS Core Europe');
    const { changes } = await saved([
      { ...europe, uri: 'https://eu.test', versionUri: 'https://elsewhere.test' },
    ]);
    const addresses = { uri: 'https://eu.test', versionUri: 'https://eu.test' };
    expect(changes[0]).toEqual({
      ...europe,
      ...addresses,
      stagingUri: 'https://eu.test',
      exceptionsUri: 'https://eu.test',
    });
    await saved([europe]);
  });

  test('addresses that differ from the main address stay when it changes', async () => {
    const { posCoreInstanceID: id, ...north } = await named('POS Core North');
    const version = 'https://version.test';
    const update = 'update pos_core_instances set version_uri = ? where pos_core_instance_id = ?';
    await inDatabase(update, [version, id]);
    const { changes } = await saved([
      { posCoreInstanceID: id, name: north.name, uri: 'https://north.test' },
    ]);
    expect(changes[0]).toMatchObject({ versionUri: version, stagingUri: null });
    expect(changes[0]).toMatchObject({ exceptionsUri: 'https://north.test' });
  });

  test('the service keeps a signing key without a new one, and never shows it', async () => {
    const key = 'Vq3-8sKd-71Lw';
    const record = { name: 'Vault', uri: 'https://vault.test' };
    const { changes } = await saved([{ ...record, jwtSigningKey: key }]);
    const posCoreInstanceID = changes[0]?.posCoreInstanceID ?? '';
    await saved([{ ...record, posCoreInstanceID, jwtSigningKey: '' }]);
    await saved([{ ...record, posCoreInstanceID }]);
    expect(await signingKeyOf(posCoreInstanceID)).toBe(key);
    await saved([{ ...record, posCoreInstanceID, jwtSigningKey: 'another' }]);
    expect(await signingKeyOf(posCoreInstanceID)).toBe('another');
    await saved([], [posCoreInstanceID]);
    expect(JSON.stringify([changes, await list()])).not.toContain(key);
    const messages = (await readAuditLog(service, 'instance Vault')).map(({ message }) => message);
    expect(messages).toEqual([
      'POS Core instance Vault was created. It has a new signing key.',
      'POS Core instance Vault was saved unchanged.',
      'POS Core instance Vault was saved unchanged.',
      'POS Core instance Vault was changed. It has a new signing key.',
      'POS Core instance Vault was deleted.',
    ]);
  });

  test('a stored address that is invalid today does not block a new name', async () => {
    const { changes } = await saved([{ name: 'Old', uri: 'https://old.test' }]);
    const id = changes[0]?.posCoreInstanceID ?? '';
    const update = 'update pos_core_instances set uri = ? where pos_core_instance_id = ?';
    await inDatabase(update, ['ftp://old.test', id]);
    await saved([{ posCoreInstanceID: id, name: 'Older', uri: 'ftp://old.test' }]);
    expect(await named('Older')).toMatchObject({ uri: 'ftp://old.test' });
  });

  test('a stored address that no policy can name stays, and no other row may get one', async () => {
    const { changes } = await saved([{ name: 'Inner', uri: 'https://inner.test' }]);
    const id = changes[0]?.posCoreInstanceID ?? '';
    const uri = 'http://[::1]:4174';
    const update = 'update pos_core_instances set uri = ? where pos_core_instance_id = ?';
    await inDatabase(update, [uri, id]);
    await saved([{ posCoreInstanceID: id, name: 'Innermost', uri }]);
    expect(await named('Innermost')).toMatchObject({ uri });
    const reason = expect.stringContaining('cannot ask this host');
    const other = { posCoreInstanceID: id, name: 'Innermost', uri: 'http://[::1]:4175' };
    expect(await refused([other])).toEqual(['BadRequest', reason]);
    expect(await refused([{ name: 'Copy', uri }])).toEqual(['BadRequest', reason]);
    await saved([], [id]);
  });

  test('a restart keeps the saved instances', async () => {
    await saved([{ name: 'Lasting', uri: 'https://lasting.test' }]);
    await service.restart();
    expect(await named('Lasting')).toMatchObject({ uri: 'https://lasting.test' });
  });
});

describe('the service refuses a batch with', () => {
  const record = { name: 'Right', uri: 'https://right.test' };

  test.each([
    ['no name', { ...record, name: ' ' }, 'The name is empty.'],
    ['no address', { ...record, uri: '' }, 'Enter an address'],
    ['a script', { ...record, uri: 'javascript:1' }, 'begin with https://'],
    ['half an address', { ...record, uri: 'https://' }, 'not an address'],
    [
      'a host that no policy names',
      { ...record, uri: 'https://pos_1.test' },
      'cannot ask this host',
    ],
  ])('%s', async (_what, change, reason) => {
    expect(await refused([record, change])).toEqual([
      'BadRequest',
      expect.stringContaining(reason),
    ]);
  });

  test.each([
    ['name', 'x'.repeat(33)],
    ['uri', `https://${'x'.repeat(249)}`],
    ['jwtSigningKey', 'x'.repeat(129)],
  ])('too long a %s', async (field, text) => {
    expect((await refused([record, { ...record, [field]: text }]))[0]).toBe('BadRequest');
  });

  test('an unknown id', async () => {
    const reason = 'The instance does not exist any more.';
    expect(await refused([record, { ...record, posCoreInstanceID: unknownId }])).toEqual([
      'InvalidPOSCoreInstance',
      reason,
    ]);
    expect(await refused([record], [unknownId])).toEqual(['InvalidPOSCoreInstance', reason]);
  });

  test('the same instance twice', async () => {
    const europe = await named('POS Core Europe');
    const reason = 'A POS Core instance is in the batch more than once.';
    expect(await refused([europe, europe])).toEqual(['BadRequest', reason]);
    expect(await refused([europe], [europe.posCoreInstanceID])).toEqual(['BadRequest', reason]);
  });

  test('the deletion of an instance that serves organisations, and which', async () => {
    const { posCoreInstanceID: id } = await named('POS Core Unreachable');
    const linked = await read<Organisation[]>(`/api/posCoreInstance/${id}/linkedorgs`);
    const [code, reason] = await refused([record], [id]);
    expect(code).toBe('BadRequest');
    expect(reason).toContain(`POS Core Unreachable still serves ${linked.length} organisations: `);
    expect(reason).toContain(` and ${linked.length - 3} more.`);
  });

  test('the deletion of an instance that statistics refer to', async () => {
    const { posCoreInstanceID: id } = await named('POS Core Unreachable');
    const update =
      'update organisations set pos_core_instance_id = null where pos_core_instance_id = ?';
    await inDatabase(update, [id]);
    expect((await refused([], [id]))[1]).toMatch(
      /^The statistics of \d+ months are of POS Core Unreachable, and would be lost with it\.$/,
    );
    await inDatabase('delete from monthly_statistics where pos_core_instance_id = ?', [id]);
    expect(await saved([], [id])).toEqual({ changes: [], deletes: [id] });
  });
});

test("the page's policy allows calls to every address of an instance", async () => {
  const { changes } = await saved([{ name: 'Apart', uri: 'https://own.test' }]);
  const id = changes[0]?.posCoreInstanceID ?? '';
  await inDatabase(
    'update pos_core_instances set version_uri = ?, staging_uri = ?, exceptions_uri = null where pos_core_instance_id = ?',
    ['https://version.test/core', 'https://staging.test', id],
  );
  const { headers } = await service.call('/admin', {
    as: 'superUser',
    headers: { Accept: 'text/html' },
  });
  const policy = headers.get('Content-Security-Policy');
  for (const origin of ['https://own.test', 'https://version.test', 'https://staging.test']) {
    expect(policy).toContain(` ${origin}`);
  }
});
