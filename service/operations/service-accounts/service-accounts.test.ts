import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServiceAccount, ServiceAccountBatchResult } from '../../../src/api/schema.gen';
import { generatePassword } from '../../authentication/generated-password';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { readAuditLog } from '../../testing/audit-log';
import { quickPasswords } from '../../testing/quick-passwords';
import { type TestService, testService } from '../../testing/test-service';

const group = fixedIdentifier('organisation', 3);
const licensee = fixedIdentifier('organisation', 4);
const pos = fixedIdentifier('serviceAccount', 1);
const feed = fixedIdentifier('serviceAccount', 2);
const quayStreet = fixedIdentifier('outletNode', 2);
const barOne = fixedIdentifier('outletNode', 4);
const [Config, Sales, Templates] = [39, 40, 41];

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const base = (organisationID = group) => `/api/organisation/${organisationID}/serviceaccounts`;
const call = (path: string, body?: unknown) =>
  service.call(path, { as: 'administrator', body, method: body === undefined ? 'GET' : 'POST' });
const list = async (organisationID = group) =>
  (await (await call(base(organisationID))).json()) as ServiceAccount[];
const read = (id: string, organisationID = group) => call(`${base(organisationID)}/${id}`);
const commit = (changes: object[], deletes: string[] = []) =>
  call(`${base()}/batch`, { changes, deletes });
const saved = async (changes: object[], deletes: string[] = []) => {
  const response = await commit(changes, deletes);
  expect([response.status, response.headers.get('X-Error-Reason')]).toEqual([200, null]);
  return (await response.json()) as ServiceAccountBatchResult;
};
const savedOne = async (change: object) => {
  const { changes } = await saved([change]);
  return changes[0] as ServiceAccount;
};
const reset = (id: string, organisationID = group) =>
  service.call(`${base(organisationID)}/${id}/resetpassword`, {
    as: 'administrator',
    method: 'POST',
  });

const storedHash = async (id: string) => {
  const client = createClient({ url: `file:${join(service.folder, 'service.db')}` });
  const { rows } = await client.execute({
    sql: 'select password_hash from service_accounts where service_account_id = ?',
    args: [id],
  });
  client.close();
  return rows[0]?.password_hash as string | null;
};

describe('reading', () => {
  test('the list has the accounts by name, and each can be read alone', async () => {
    const accounts = await list();
    expect(accounts.map(({ name }) => name)).toEqual(['Partner feed', 'Quay Street POS']);
    expect(accounts[1]).toEqual({
      serviceAccountID: pos,
      name: 'Quay Street POS',
      serviceAccountType: 1,
      rootNodeID: quayStreet,
      rootNodeType: 2,
      integrationServerPermissions: [],
    });
    expect(await (await read(feed)).json()).toEqual(accounts[0]);
  });

  test('an administrator of two organisations finds an account only in its own', async () => {
    const [other] = await list(licensee);
    expect((await read(other?.serviceAccountID ?? '')).status).toBe(404);
    expect((await read(other?.serviceAccountID ?? '', licensee)).status).toBe(200);
    expect((await read(pos, licensee)).status).toBe(404);
  });
});

describe('saving', () => {
  test('a new account gets an id, and omitted fields are empty', async () => {
    const account = await savedOne({ name: ' Till 9 ', serviceAccountType: 3 });
    expect(account).toEqual({
      serviceAccountID: expect.any(String),
      name: 'Till 9',
      serviceAccountType: 3,
      rootNodeID: null,
      rootNodeType: null,
      integrationServerPermissions: [],
    });
    expect(await (await read(account.serviceAccountID)).json()).toEqual(account);
    await service.restart();
    expect(await (await read(account.serviceAccountID)).json()).toEqual(account);
  });

  test('omitted fields keep their values, and another type removes the permissions', async () => {
    const { serviceAccountID } = await savedOne({
      name: 'Partner',
      serviceAccountType: 7,
      rootNodeID: barOne,
      rootNodeType: 4,
      integrationServerPermissions: [Sales, Config, Sales],
    });
    const renamed = await savedOne({ serviceAccountID, name: 'Partners', serviceAccountType: 7 });
    expect(renamed).toMatchObject({
      rootNodeID: barOne,
      rootNodeType: 4,
      integrationServerPermissions: [Sales, Config],
    });
    const installer = await savedOne({ serviceAccountID, name: 'Partners', serviceAccountType: 4 });
    expect(installer.integrationServerPermissions).toEqual([]);
    const back = await savedOne({ serviceAccountID, name: 'Partners', serviceAccountType: 7 });
    expect(back.integrationServerPermissions).toEqual([]);
    const free = { serviceAccountID, name: 'Partners', serviceAccountType: 7 };
    expect(await savedOne({ ...free, rootNodeID: null, rootNodeType: null })).toMatchObject({
      rootNodeID: null,
      rootNodeType: null,
    });
  });

  test('the audit log has every write, with the organisation', async () => {
    const { serviceAccountID } = await savedOne({ name: 'Logged one', serviceAccountType: 1 });
    await savedOne({ serviceAccountID, name: 'Logged two', serviceAccountType: 1 });
    await reset(serviceAccountID);
    await saved([], [serviceAccountID]);
    const entries = await readAuditLog(service, 'Logged');
    expect(entries.map(({ message }) => message)).toEqual([
      'Service account Logged one was created.',
      'Service account Logged two was changed. The former name was Logged one.',
      'The password of service account Logged two was reset.',
      'Service account Logged two was deleted.',
    ]);
  });
});

describe('the service refuses a batch with', () => {
  const account = { name: 'Wrong', serviceAccountType: 7 };
  const foreign = fixedIdentifier('organisation', 2);

  test.each<[string, object[], string[], string]>([
    ['no name', [{ ...account, name: ' ' }], [], 'needs a name'],
    ['no type', [{ ...account, serviceAccountType: 0 }], [], 'needs a type'],
    [
      'permissions of another type',
      [{ ...account, serviceAccountType: 4, integrationServerPermissions: [Templates] }],
      [],
      'Only an Integration Server account',
    ],
    ['a node without its type', [{ ...account, rootNodeID: quayStreet }], [], 'id and the type'],
    ['a type without its node', [{ ...account, rootNodeType: 2 }], [], 'id and the type'],
    [
      'a node of another type',
      [{ ...account, rootNodeID: quayStreet, rootNodeType: 0 }],
      [],
      'Quay Street is not of the type',
    ],
    ['no node', [{ ...account, rootNodeID: foreign, rootNodeType: 2 }], [], 'does not exist'],
    ['an unknown account', [{ ...account, serviceAccountID: foreign }], [], 'does not exist'],
    ['deleting what does not exist', [], [foreign], 'does not exist'],
    [
      'an account that is changed and deleted',
      [{ ...account, serviceAccountID: feed }],
      [feed],
      'more than once',
    ],
  ])('%s', async (_what, changes, deletes, reason) => {
    const before = await list();
    const response = await commit([{ name: 'First', serviceAccountType: 1 }, ...changes], deletes);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('BadRequest');
    expect(response.headers.get('X-Error-Reason')).toContain(reason);
    expect(await list()).toEqual(before);
  });

  test.each([
    ['another permission', { integrationServerPermissions: [34] }],
    ['a name of 33 characters', { name: 'n'.repeat(33) }],
    ['an unknown type', { serviceAccountType: 9 }],
  ])('the contract does not allow %s', async (_what, fields) => {
    expect((await commit([{ ...account, ...fields }])).status).toBe(400);
  });

  test('an account or an outlet of another organisation counts as unknown', async () => {
    const [other] = await list(licensee);
    const elsewhere = await service.call(
      `/api/organisation/${fixedIdentifier('organisation', 1)}/outlets/nodes`,
      { as: 'superUser' },
    );
    const own = await call(`/api/organisation/${group}/outlets/nodes`);
    const ownIDs = new Set(((await own.json()) as { nodeID: string }[]).map((node) => node.nodeID));
    const nodes = (await elsewhere.json()) as { nodeID: string; nodeType: number }[];
    const node = nodes.find(({ nodeID }) => !ownIDs.has(nodeID));
    expect(node).toBeDefined();
    for (const [changes, deletes] of [
      [[{ ...account, serviceAccountID: other?.serviceAccountID }], []],
      [[], [other?.serviceAccountID ?? '']],
      [[{ ...account, rootNodeID: node?.nodeID, rootNodeType: node?.nodeType }], []],
    ] as const) {
      const response = await commit([...changes], [...deletes]);
      expect(response.status).toBe(400);
      expect(response.headers.get('X-Error-Reason')).toContain('does not exist');
    }
    expect(await list(licensee)).toContainEqual(other);
  });
});

describe('a new password', () => {
  test('it is shown once, stored as a hash, and different each time', async () => {
    expect(await storedHash(pos)).toBeNull();
    const response = await reset(pos);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const { generatedPassword: first } = await response.json();
    expect(await quickPasswords.verify(first, await storedHash(pos))).toBe(true);
    const { generatedPassword: second } = await (await reset(pos)).json();
    expect(second).not.toBe(first);
    expect(await quickPasswords.verify(first, await storedHash(pos))).toBe(false);
    expect(await quickPasswords.verify(second, await storedHash(pos))).toBe(true);
    const log = JSON.stringify(await readAuditLog(service, 'service account'));
    const shown = JSON.stringify([await list(), service.lines, service.errors]) + log;
    expect(shown).not.toContain(first);
    expect(shown).not.toContain(second);
    expect(shown).not.toMatch(/scrypt|password_?hash/i);
  });

  test('it survives a save, and no other organisation can reset it', async () => {
    const { generatedPassword } = await (await reset(feed)).json();
    await savedOne({ serviceAccountID: feed, name: 'Partner feed', serviceAccountType: 7 });
    expect(await quickPasswords.verify(generatedPassword, await storedHash(feed))).toBe(true);
    const before = await storedHash(feed);
    expect((await reset(feed, licensee)).status).toBe(404);
    expect(await storedHash(feed)).toBe(before);
  });

  test('it is strong and has no characters that look alike', () => {
    const passwords = Array.from({ length: 200 }, generatePassword);
    expect(new Set(passwords).size).toBe(200);
    for (const password of passwords) {
      expect(password).toMatch(/^([A-HJ-NP-Za-km-z2-9]{5}-){4}[A-HJ-NP-Za-km-z2-9]{5}$/);
      expect(password).toMatch(/[A-Z].*/);
      expect(password).toMatch(/[a-z]/);
      expect(password).toMatch(/\d/);
    }
  });
});
