import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '../../../service/authentication/password-hash';
import { openDatabase } from '../../../service/database/open-database';
import { keyLength, SecretKeys } from '../../../service/database/secrets/secret-keys';
import { demoAccounts, demoPassword } from '../../../service/database/seed/fixed-identifiers';
import { seedDemoData } from '../../../service/database/seed/seed-demo-data';
import { sessionHeaders } from '../../../service/testing/child-service';
import { freePort } from '../../lib/free-port';
import { answersAt, runProgram, whenReady } from '../../lib/run-program';
import { startSqld } from '../../lib/start-sqld';

/** A service on one kind of database. */
export interface Side {
  origin: string;
  /** The headers of a super user's calls. */
  headers: Record<string, string>;
}

/** The same demo data in a file, on a server, and on that server's replica. */
export interface Sides {
  file: Side;
  primary: Side;
  replica: Side;
  stop(): Promise<void>;
}

/** Starts three services as they are deployed, and their servers. */
export async function startSides(): Promise<Sides> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-servers-'));
  const ends: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  const side = async (databaseUrl: string): Promise<Side> => {
    const { origin, end } = await startOn(databaseUrl);
    ends.push(end);
    const headers = await sessionHeaders(origin, demoAccounts.superUser.email, demoPassword);
    return { origin, headers };
  };
  try {
    const file = `file:${join(folder, 'service.db')}`;
    const server = await startSqld({ folder: join(folder, 'primary') });
    ends.push(() => server.program.end());
    for (const url of [file, server.url]) await fill(url);
    const copy = await startSqld({ folder: join(folder, 'replica'), primary: server.grpcUrl });
    ends.push(() => copy.program.end());
    return {
      file: await side(file),
      primary: await side(server.url),
      replica: await side(copy.url),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const key = randomBytes(keyLength);

async function startOn(databaseUrl: string) {
  const port = await freePort(0);
  const origin = `http://127.0.0.1:${port}`;
  const program = await runProgram({
    commandLine: ['--import', 'tsx', 'service/main.ts', '--api-only'],
    environment: {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DEMO: 'off',
      ENCRYPTION_KEY: key.toString('base64'),
    },
  });
  await whenReady(program, () => answersAt(`${origin}/authentication/login`));
  return { origin, end: () => program.end() };
}

async function fill(url: string): Promise<void> {
  const database = await openDatabase({ url });
  const posCoreUris = ['http://127.0.0.1:1', 'http://127.0.0.1:2'] as const;
  const secretKeys = new SecretKeys(key);
  const now = new Date();
  await seedDemoData(database, { scale: 1, now, posCoreUris, secretKeys, hashPassword });
  database.$client.close();
}
