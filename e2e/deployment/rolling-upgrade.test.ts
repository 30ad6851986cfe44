import { join } from 'node:path';
import { createClient } from '@libsql/client/sqlite3';
import { beforeAll, describe, expect, test } from 'vitest';
import { RemoteClient } from '../../service/database/remote/remote-client';
import type { Organisation, User } from '../../src/api/schema.gen';
import { answer, call, signIn } from './support/calls';
import { cleansUp, later, temporaryFolder } from './support/clean-up';
import { type KeptTable, keptDatabase, readAgain, readTables } from './support/kept-database';
import { type Instance, startInstance } from './support/start-instance';
import { startSqld } from './support/start-sqld';

cleansUp();

// Everybody in the kept database has this password, and the super user this session.
const password = 'demo-password-1';
const session = {
  Cookie: 'session=BOXcaIHIXLvi8J7Ie-OgxoaOrC_DjbTI_mT31lY6IyM',
  'X-Requested-With': 'XMLHttpRequest',
};

describe.each([
  ['a libSQL server, two instances at once', true],
  ['a file', false],
])('the database of the release before, on %s', (_, isServer) => {
  let before: KeptTable[];
  let client: RemoteClient | ReturnType<typeof createClient>;
  let instances: Instance[];

  beforeAll(async () => {
    const folder = temporaryFolder('file');
    const server = isServer ? await startSqld({ lifetime: 'file' }) : null;
    client = server
      ? new RemoteClient(server.url)
      : createClient({ url: `file:${join(folder, 'service.db')}` });
    later('file', () => client.close());
    await client.executeMultiple(keptDatabase());
    before = await readTables(client);
    const environment: Record<string, string> = server
      ? { DATABASE_URL: server.url }
      : { DATA_DIR: folder };
    instances = [];
    for (let count = isServer ? 2 : 1; count > 0; count -= 1) {
      instances.push(await startInstance({ environment, isReadyLater: true, lifetime: 'file' }));
    }
    await Promise.all(instances.map((instance) => instance.ready()));
  });

  test('has every row with every value after the upgrade', async () => {
    expect(before.length).toBeGreaterThan(30);
    expect(before.filter(({ rows }) => rows.length === 0)).toEqual([]);
    for (const table of before) {
      const after = await readAgain(client, table);
      // The new release has notes of its own.
      const wanted = table.name === 'meta' ? expect.arrayContaining(table.rows) : table.rows;
      expect(after, table.name).toEqual(wanted);
    }
  });

  test('is upgraded by one instance', () => {
    const upgraded = instances.filter(({ program }) =>
      program.output().includes('The tables of the database were brought up to date'),
    );
    expect(upgraded).toHaveLength(1);
  });

  test('keeps people signed in, and lists their records', async () => {
    for (const { origin } of instances) {
      const users = await answer<User[]>(origin, '/api/user', session);
      expect(users).toHaveLength(rowsOf('users'));
      expect(users).toContainEqual(
        expect.objectContaining({
          fullName: "Zoë O'Neill \u{1F355}",
          locale: 'de-CH',
          defaultCurrencyCode: 'CHF',
          scopes: ['reporting'],
          image: expect.stringMatching(/^iVBORw0KGgo/),
        }),
      );
      const organisations = await answer<Organisation[]>(origin, '/api/Organisation', session);
      expect(organisations).toHaveLength(rowsOf('organisations'));
      for (const [path, table] of lists) {
        expect(await answer<unknown[]>(origin, path, session), path).toHaveLength(rowsOf(table));
      }
    }
  });

  test('lets people sign in', async () => {
    for (const { origin } of instances) {
      const user = await signIn(origin, 'user@demo.test', password);
      expect((await call(origin, '/Authentication/current', user)).status).toBe(200);
    }
  });

  const rowsOf = (name: string) => before.find((table) => table.name === name)?.rows.length ?? 0;
});

const lists = [
  ['/api/client', 'clients'],
  ['/api/POSCoreInstance', 'pos_core_instances'],
  ['/api/integrationServerInstance', 'integration_servers'],
  ['/api/deploymentServerInstance', 'deployment_servers'],
] as const;
