import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { readContract } from '../../../openapi/reader/contract-document';
import { createService, type Service } from '../../../service/create-service';
import { indexAuditLog } from '../../../service/database/audit-log-index';
import { openDatabase } from '../../../service/database/open-database';
import { keyLength, SecretKeys } from '../../../service/database/secrets/secret-keys';
import { demoAccounts, demoPassword } from '../../../service/database/seed/demo-accounts';
import { createLog } from '../../../service/http/log';
import { demoOptions } from '../../../service/testing/demo-options';

const origin = 'http://localhost:4201';
// 50,000 demo entries of 120 days, copied twenty times: six and a half years.
const scale = 10;
const copies = 20;
const millisecondsOfDemo = 120 * 86_400_000;
const columns = 'audit_log_type, user_id, user_name, organisation_id, organisation_name, message';

export interface MillionEntries {
  /** The database itself, for the plain statements. */
  client: Client;
  /** Posts a query as a super user and returns how many entries the answer has. */
  ask(query: object): Promise<number>;
  close(): Promise<void>;
}

/** Starts the service, without a port, on a fresh file with 1,000,000 audit log entries. */
export async function millionEntries(): Promise<MillionEntries> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-audit-'));
  const databaseUrl = `file:${join(folder, 'service.db')}`;
  const service = await createService({
    databaseUrl,
    dataDir: folder,
    secretKeys: new SecretKeys(randomBytes(keyLength)),
    ...demoOptions,
    scale,
    origin,
    contract: readContract('.generated/contract.json'),
    posCoreUris: ['http://127.0.0.1:4202', 'http://127.0.0.1:4203'],
    isStrict: false,
    now: () => new Date(),
    log: await createLog({ level: 'error', format: 'json' }),
  });
  const client = createClient({ url: databaseUrl });
  await copyEntries(client);
  await indexEntries(databaseUrl);
  const cookie = await signIn(service);
  return {
    client,
    ask: async (query) => {
      const response = await service.fetch(
        new Request(`${origin}/api/auditlog/query`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'X-Requested-With': 'XMLHttpRequest',
            Cookie: cookie,
          },
          body: JSON.stringify(query),
        }),
      );
      if (response.status !== 200) throw new Error(`The audit query answered ${response.status}.`);
      return ((await response.json()) as unknown[]).length;
    },
    close: async () => {
      client.close();
      await service.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Copies the entries, the oldest first, in the order in which a log is written. */
async function copyEntries(client: Client): Promise<void> {
  await client.execute('PRAGMA cache_size = -65536');
  await client.execute(`CREATE TEMP TABLE demo AS SELECT * FROM audit_log_entries`);
  await client.execute('DELETE FROM audit_log_entries');
  for (let copy = copies - 1; copy >= 0; copy -= 1) {
    await client.execute({
      sql: `INSERT INTO audit_log_entries (${columns}, date_time_created)
            SELECT ${columns}, date_time_created - ? FROM demo ORDER BY audit_log_entry_id`,
      args: [copy * millisecondsOfDemo],
    });
  }
  await client.execute('DROP TABLE demo');
}

/** Does at once what the service does once a minute. A log usually has all entries in the index. */
async function indexEntries(url: string): Promise<void> {
  const database = await openDatabase({ url });
  await indexAuditLog(database);
  database.$client.close();
}

async function signIn(service: Service): Promise<string> {
  const response = await service.fetch(
    new Request(`${origin}/authentication/login`, {
      method: 'POST',
      body: new URLSearchParams({ email: demoAccounts.superUser.email, password: demoPassword }),
    }),
  );
  const cookie = response.headers.get('Set-Cookie')?.split(';')[0];
  if (!cookie) throw new Error(`Signing in answered ${response.status}.`);
  return cookie;
}
