import { readFileSync } from 'node:fs';
import { eq, like, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { adviceOf, unavailability } from '../../service/database/database-unavailable';
import { type Database, openDatabase } from '../../service/database/open-database';
import { RemoteClient } from '../../service/database/remote/remote-client';
import { teams } from '../../service/database/schema/access';
import { users } from '../../service/database/schema/people';
import { meta } from '../../service/database/schema/records';
import { cleansUp, later } from './support/clean-up';
import { startNginx } from './support/start-nginx';
import { type Sqld, startSqld } from './support/start-sqld';

cleansUp();

let primary: Sqld;
let replica: Sqld;
beforeAll(async () => {
  primary = await startSqld({ lifetime: 'file' });
  replica = await startSqld({ lifetime: 'file', primary: primary.grpcUrl });
});

async function open(url: string): Promise<Database> {
  const database = await openDatabase({ url });
  later('test', () => database.$client.close());
  return database;
}

const user = (email: string) => ({
  shortName: 'Somebody',
  fullName: 'Somebody Else',
  email,
  scopes: [],
  dateTimeCreated: new Date(0),
});

const stored = async (database: Database, key: string) => {
  const [row] = await database.select().from(meta).where(eq(meta.key, key));
  return row?.value;
};

const write = (database: Pick<Database, 'insert'>, key: string, value: string) =>
  database
    .insert(meta)
    .values({ key, value })
    .onConflictDoUpdate({ target: meta.key, set: { value } });

/** Reads, pauses and writes, so that transactions that do not wait for each other lose a count. */
async function count(database: Database, key: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(meta).where(eq(meta.key, key));
    await new Promise((resolve) => setImmediate(resolve));
    await write(transaction, key, String(Number(row?.value ?? 0) + 1));
  });
}

describe.each([
  ['a primary', () => primary.url],
  ['a primary by its WebSocket address', () => primary.url.replace('http', 'ws')],
  ['a replica', () => replica.url],
  ['a proxy that lets no WebSocket through', () => proxyWithoutWebSockets()],
])('%s', (name, url) => {
  test('values come back as they were stored, and foreign keys hold', async () => {
    const database = await open(await url());
    const email = `${name.replaceAll(' ', '-')}@demo.test`;
    await database.insert(users).values({ ...user(email), fullName: "Zoë O'Neill \u{1F355}" });
    const [row] = await database
      .select({
        fullName: users.fullName,
        image: users.image,
        scopes: users.scopes,
        created: users.dateTimeCreated,
        type: sql<string>`typeof(${users.dateTimeCreated})`,
      })
      .from(users)
      .where(eq(users.email, email));
    expect(row).toEqual({
      fullName: "Zoë O'Neill \u{1F355}",
      image: null,
      scopes: [],
      created: new Date(0),
      type: 'integer',
    });
    await expect(database.insert(users).values(user(email.toUpperCase()))).rejects.toThrow();
    const orphan = database.insert(teams).values({ name: 'Support', ownerOrganisationID: 'none' });
    await expect(orphan).rejects.toThrow();
  });

  test('a failed transaction leaves no rows and does not block the next one', async () => {
    const database = await open(await url());
    const failing = database.transaction(async (transaction) => {
      await write(transaction, `lost ${name}`, '1');
      throw new Error('Changed my mind.');
    });
    await expect(failing).rejects.toThrow('Changed my mind.');
    const refused = database.transaction(async (transaction) => {
      await write(transaction, `lost ${name}`, '1');
      await transaction.run(sql`insert into no_such_table values (1)`);
    });
    await expect(refused).rejects.toThrow();
    expect(await stored(database, `lost ${name}`)).toBeUndefined();
    await write(database, `kept ${name}`, '1');
    expect(await stored(database, `kept ${name}`)).toBe('1');
  });

  test('transactions of two instances wait for each other', async () => {
    const instances = [await open(await url()), await open(primary.url)] as const;
    const counted = Array.from({ length: 30 }, (_, index) =>
      count(instances[index % 2 === 0 ? 0 : 1], `count ${name}`),
    );
    await Promise.all(counted);
    expect(await stored(instances[0], `count ${name}`)).toBe('30');
  });
});

test('an instance on a replica sees at once what any instance has written', async () => {
  const onPrimary = await open(primary.url);
  const onReplica = await open(replica.url);
  for (let turn = 0; turn < 100; turn += 1) {
    const [writer, reader] = turn % 2 === 0 ? [onPrimary, onReplica] : [onReplica, onReplica];
    await write(writer, 'turn', String(turn));
    expect(await stored(reader, 'turn')).toBe(String(turn));
  }
});

test('a list that is too large for one answer of the server is read in portions', async () => {
  const { url } = await startSqld({ furtherArguments: ['--max-response-size', '50KB'] });
  const database = await open(url);
  const all = Array.from({ length: 1_000 }, (_, index) => ({
    ...user(`${index}@demo.test`),
    // One is larger than a portion of several.
    image: index === 500 ? 'i'.repeat(40_000) : null,
  }));
  for (let first = 0; first < all.length; first += 100) {
    await database.insert(users).values(all.slice(first, first + 100));
  }
  const rows = await database
    .select({ email: users.email, image: users.image })
    .from(users)
    .where(like(users.email, '%@demo.test'))
    .orderBy(sql`cast(${users.email} as integer)`);
  expect(rows).toEqual(all.map(({ email, image }) => ({ email, image })));
});

test('a transaction that the server has ended saves nothing of its rest', async () => {
  const database = await open(primary.url);
  const slow = database.transaction(async (transaction) => {
    await write(transaction, 'slow', 'first');
    // The server ends a transaction after five seconds when somebody waits.
    await write(await open(primary.url), 'other', '1');
    await write(transaction, 'slow', 'rest');
  });
  await expect(slow).rejects.toThrow();
  expect(await stored(database, 'slow')).toBeUndefined();
  expect(await stored(database, 'other')).toBe('1');
});

test('the connection is opened again after the server was started again', async () => {
  const first = await startSqld();
  const database = await open(first.url);
  await write(database, 'before', '1');
  await first.program.end('SIGKILL');
  const lost = stored(database, 'before');
  await expect(lost).rejects.toMatchObject({ cause: { name: 'DatabaseUnavailable' } });
  await startSqld({ folder: first.folder, port: first.port });
  expect(await stored(database, 'before')).toBe('1');
});

test('if the answer to a commit is lost, the person is asked to look at the record', async () => {
  const server = await startSqld();
  const database = await open(server.url);
  const cut = database.transaction(async (transaction) => {
    await write(transaction, 'cut', '1');
    await server.program.end('SIGKILL');
  });
  const problem = unavailability(await cut.catch((error: unknown) => error));
  expect(problem && adviceOf(problem)).toBe(
    'The database did not confirm the change. Please look at the record before you save again.',
  );
});

test('a replica without its primary counts as unavailable, until the primary is back', async () => {
  const away = await startSqld();
  const near = await startSqld({ primary: away.grpcUrl });
  const client = new RemoteClient(near.url, { handshake: 5_000, answer: 1_000 });
  later('test', () => client.close());
  await client.execute('CREATE TABLE kept (value)');
  await away.program.end('SIGKILL');
  const unavailable = { name: 'DatabaseUnavailable' };
  const read = () => client.execute('SELECT count(*) FROM kept');
  const add = () => client.execute('INSERT INTO kept VALUES (1)');
  await expect(read()).rejects.toMatchObject(unavailable);
  await expect(add()).rejects.toMatchObject(unavailable);
  await startSqld({ folder: away.folder, port: away.port, grpcPort: away.grpcPort });
  await vi.waitUntil(() => read().catch(() => false), { timeout: 60_000 });
  await add();
});

test('a server that has stopped to answer holds nobody up for ever', async () => {
  const server = await startSqld();
  const client = new RemoteClient(server.url, { handshake: 300, answer: 300 });
  later('test', () => client.close());
  await client.execute('SELECT 1');
  const { pid } = server.program;
  process.kill(pid, 'SIGSTOP');
  await vi.waitUntil(() => / T /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')));
  const silence = `The database at 127.0.0.1:${server.port} does not answer (no answer within 0.3 s).`;
  await expect(client.execute('SELECT 1')).rejects.toThrow(silence);
  process.kill(pid, 'SIGCONT');
  expect((await client.execute('SELECT 1')).rows).toHaveLength(1);
});

async function proxyWithoutWebSockets(): Promise<string> {
  const { port } = await startNginx({
    http: (own) => `
      server {
        listen 127.0.0.1:${own};
        location / {
          if ($http_upgrade) { return 426; }
          proxy_pass ${primary.url};
        }
      }`,
  });
  return `http://127.0.0.1:${port}`;
}
