import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, ClientBatchResult } from '../../../src/api/schema.gen';
import { readAuditLog } from '../../testing/audit-log';
import { quickPasswords } from '../../testing/quick-passwords';
import { type TestService, testService } from '../../testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const list = async () =>
  (await (await service.call('/api/client', { as: 'superUser' })).json()) as Client[];

const read = (clientID: string) =>
  service.call(`/api/client/${encodeURIComponent(clientID)}`, { as: 'superUser' });

const commit = (changes: object[], deletes: string[] = []) =>
  service.call('/api/client/batch', { as: 'superUser', body: { changes, deletes } });

const saved = async (changes: object[], deletes: string[] = []) => {
  const response = await commit(changes, deletes);
  expect([response.status, response.headers.get('X-Error-Reason')]).toEqual([200, null]);
  return (await response.json()) as ClientBatchResult;
};

const secretHashOf = async (clientID: string) => {
  const client = createClient({ url: `file:${join(service.folder, 'service.db')}` });
  const { rows } = await client.execute({
    sql: 'select secret_hash from clients where client_id = ?',
    args: [clientID],
  });
  client.close();
  return rows[0]?.secret_hash as string | null;
};

describe('saving', () => {
  test('an unknown ID adds a client, and omitted fields are empty', async () => {
    const { changes } = await saved([{ clientID: 'tills', name: 'Tills' }]);
    expect(changes).toEqual([
      {
        clientID: 'tills',
        name: 'Tills',
        description: '',
        homepage: '',
        allowPasswordGrant: false,
        allowRemoteOrderingGrant: false,
        imageBase64: null,
        redirectUris: [],
      },
    ]);
    expect(await (await read('tills')).json()).toEqual(changes[0]);
  });

  test('a known ID changes the client, and omitted fields keep their values', async () => {
    const client = { clientID: 'scales', name: 'Scales', redirectUris: ['app://scales/back'] };
    await saved([{ ...client, description: 'Weighs.', allowPasswordGrant: true }]);
    const { changes } = await saved([{ clientID: 'scales', name: 'Kitchen scales' }]);
    expect(changes[0]).toMatchObject({
      ...client,
      name: 'Kitchen scales',
      description: 'Weighs.',
      allowPasswordGrant: true,
    });
  });

  test.each(['a/b', 'c.js', 'é & ü', 'batch', '%2e', 'a?b#c'])(
    'the service reads a client with the ID %s again',
    async (clientID) => {
      await saved([{ clientID, name: 'Odd' }]);
      expect(await (await read(clientID)).json()).toMatchObject({ clientID, name: 'Odd' });
      await saved([], [clientID]);
      expect((await read(clientID)).status).toBe(404);
    },
  );

  test('the service hashes a secret, never shows it, and keeps it without a new one', async () => {
    await saved([{ clientID: 'vault', name: 'Vault', newClientSecret: 'open sesame' }]);
    const hash = await secretHashOf('vault');
    expect(await quickPasswords.verify('open sesame', hash)).toBe(true);
    await saved([{ clientID: 'vault', name: 'Vault', newClientSecret: '' }]);
    await saved([{ clientID: 'vault', name: 'Vault' }]);
    expect(await secretHashOf('vault')).toBe(hash);
    const shown = JSON.stringify([await (await read('vault')).json(), await list()]);
    expect(shown).not.toMatch(/sesame|secret|scrypt/i);
    expect(await readAuditLog(service, 'Client Vault')).toEqual([
      expect.objectContaining({
        message: 'Client Vault [vault] was created. It has a new secret.',
      }),
      expect.objectContaining({ message: 'Client Vault [vault] was saved unchanged.' }),
      expect.objectContaining({ message: 'Client Vault [vault] was saved unchanged.' }),
    ]);
  });

  test('a redirect URI is kept once, at its first place', async () => {
    const [a, b] = ['https://a.test/back', 'https://b.test/back'];
    const { changes } = await saved([
      { clientID: 'twice', name: 'Twice', redirectUris: [b, a, b] },
    ]);
    expect(changes[0]?.redirectUris).toEqual([b, a]);
  });

  test('redirect URIs take 1,024 characters joined with spaces, and not one more', async () => {
    const uri = (length: number) => `https://a.test/${'🔑'.repeat(length - 15)}`;
    const client = (redirectUris: string[]) => ({ clientID: 'long', name: 'Long', redirectUris });
    await saved([client([uri(512), uri(511)])]);
    const response = await commit([client([uri(512), uri(512)])]);
    expect(response.status).toBe(400);
    expect(response.headers.get('X-Contract-Violation')).toContain('too long when joined');
  });
});

describe('the service refuses a batch with', () => {
  const client = { clientID: 'right', name: 'Right' };

  test.each([
    ['the ID of the page that creates', [{ ...client, clientID: 'new' }], [], '"new"'],
    ['an ID that an address cannot end with', [{ ...client, clientID: '..' }], [], '".."'],
    ['an ID with a space at its end', [{ ...client, clientID: 'x ' }], [], 'space'],
    ['an ID that cannot be seen', [{ ...client, clientID: 'x\u200b' }], [], 'seen'],
    ['an ID of a filler that cannot be seen', [{ ...client, clientID: '\u3164' }], [], 'seen'],
    ['a name that cannot be seen', [{ ...client, name: '\u200b ' }], [], 'name is empty'],
    ['a script to redirect to', [{ ...client, redirectUris: ['javascript:1'] }], [], 'redirect'],
    [
      'a password in a redirect URI',
      [{ ...client, redirectUris: ['https://me:secret@a.test'] }],
      [],
      'a password',
    ],
    [
      'a password in the home page',
      [{ ...client, homepage: 'https://me:secret@a.test' }],
      [],
      'a password',
    ],
    [
      'a script as the home page',
      [{ ...client, homepage: 'javascript:alert(1)' }],
      [],
      'begin with https://',
    ],
    [
      'a web address without a host to redirect to',
      [{ ...client, redirectUris: ['http:a.test'] }],
      [],
      'no host',
    ],
    ['no address to redirect to', [{ ...client, redirectUris: ['back'] }], [], 'no scheme'],
    ['an image that is none', [{ ...client, imageBase64: 'eA==' }], [], 'PNG'],
    ['the same client twice', [client, client], [], 'more than once'],
    [
      'a client that is changed and deleted',
      [{ ...client, clientID: 'kiosk' }],
      ['kiosk'],
      'more than once',
    ],
    ['deleting what does not exist', [], ['nothing'], 'does not exist'],
  ])('%s', async (_what, changes, deletes, reason) => {
    const before = await list();
    const response = await commit([{ clientID: 'first', name: 'First' }, ...changes], deletes);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('BadRequest');
    expect(response.headers.get('X-Error-Reason')).toContain(reason);
    expect(await list()).toEqual(before);
  });
});

describe('a batch that says how many clients are new', () => {
  const commitNew = (newRecords: number, ...changes: object[]) =>
    service.call('/api/client/batch', {
      as: 'superUser',
      body: { changes, deletes: [] },
      headers: { 'New-Records': String(newRecords) },
    });
  const reasonOf = async (answer: Promise<Response>) =>
    (await answer).headers.get('X-Error-Reason');

  test('adds and changes as it says', async () => {
    await saved([{ clientID: 'counted', name: 'Counted' }]);
    const answer = await commitNew(
      1,
      { clientID: 'counted', name: 'Counted again' },
      { clientID: 'one-more', name: 'One more' },
    );
    expect(answer.status).toBe(200);
  });

  test('overwrites nobody', async () => {
    await saved([{ clientID: 'mine', name: 'Mine' }]);
    expect(await reasonOf(commitNew(1, { clientID: 'mine', name: 'Yours' }))).toBe(
      'There is a client with the ID mine already.',
    );
    const mixed = commitNew(
      2,
      { clientID: 'mine', name: 'Yours' },
      { clientID: 'another', name: 'Another' },
      { clientID: 'counted', name: 'Counted' },
    );
    expect(await reasonOf(mixed)).toBe(
      'One of the new clients has the ID of a client that exists already.',
    );
    expect(await (await read('mine')).json()).toMatchObject({ name: 'Mine' });
    expect((await read('another')).status).toBe(404);
  });

  test('does not bring back a client that somebody has deleted', async () => {
    expect(await reasonOf(commitNew(0, { clientID: 'gone', name: 'Gone' }))).toBe(
      'One of the clients to change does not exist any more.',
    );
    expect((await read('gone')).status).toBe(404);
  });
});

test('a restart keeps the saved clients', async () => {
  await saved([{ clientID: 'lasting', name: 'Lasting', homepage: 'https://lasting.test' }]);
  await service.restart();
  expect(await (await read('lasting')).json()).toMatchObject({ homepage: 'https://lasting.test' });
});
