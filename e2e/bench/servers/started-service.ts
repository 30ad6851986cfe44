import { randomBytes } from 'node:crypto';
import { freePort } from '../../../scripts/commands/lib/free-port';
import { answersAt, runProgram, whenReady } from '../../../scripts/commands/lib/run-program';
import { passwordHasher } from '../../../service/authentication/password-hash';
import { openDatabase } from '../../../service/database/open-database';
import { keyLength, SecretKeys } from '../../../service/database/secrets/secret-keys';
import { seedDemoData } from '../../../service/database/seed/seed-demo-data';

const key = randomBytes(keyLength);

/** Starts a service as it is deployed: without demo mode, for calls alone. */
export async function startOn(databaseUrl: string, environment: Record<string, string> = {}) {
  const port = await freePort(0);
  const origin = `http://127.0.0.1:${port}`;
  const program = await runProgram({
    commandLine: ['--import', 'tsx', 'service/main.ts', '--api-only'],
    environment: {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DEMO: 'off',
      ENCRYPTION_KEY: key.toString('base64'),
      ...environment,
    },
  });
  await whenReady(program, () => answersAt(`${origin}/authentication/login`));
  return { origin, end: () => program.end() };
}

/** Makes the demo data in a database. */
export async function fillDatabase(url: string): Promise<void> {
  const database = await openDatabase({ url });
  const posCoreUris = ['http://127.0.0.1:1', 'http://127.0.0.1:2'] as const;
  const secretKeys = new SecretKeys(key);
  const now = new Date();
  const hashPassword = passwordHasher().hash;
  await seedDemoData(database, { scale: 1, now, posCoreUris, secretKeys, hashPassword });
  database.$client.close();
}
