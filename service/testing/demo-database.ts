import { randomBytes, scryptSync } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../database/open-database';
import { seedDemoData } from '../database/seed/seed-demo-data';
import { type DemoDatabaseInputs, demoDatabaseKey } from './demo-database-key';
import { testSecretKeys } from './secret-keys';

const folder = '.generated/demo-databases';

/**
 * Copies a database with all tables and the demo data to a path. It is made once for its inputs and
 * cached for later runs. Parallel runs may both make it: each writes its own file and renames it
 * when it is complete, so that nobody copies an incomplete one.
 */
export async function copyDemoDatabase(target: string, inputs: DemoDatabaseInputs): Promise<void> {
  const key = demoDatabaseKey(inputs);
  const kept = join(folder, `${key}.db`);
  if (!existsSync(kept)) await makeDemoDatabase(kept, inputs);
  copyFileSync(kept, target);
}

async function makeDemoDatabase(kept: string, { now, posCoreUris }: DemoDatabaseInputs) {
  mkdirSync(folder, { recursive: true });
  const unfinished = join(folder, `unfinished-${randomBytes(8).toString('hex')}.db`);
  try {
    const database = await openDatabase({ url: `file:${unfinished}` });
    try {
      await seedDemoData(database, {
        scale: 1,
        now,
        posCoreUris,
        secretKeys: testSecretKeys,
        hashPassword: quickHash,
      });
      // The copy has only the file itself, so that the write-ahead log beside it must be empty.
      await database.$client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    } finally {
      database.$client.close();
    }
    removeOldOnes();
    renameSync(unfinished, kept);
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(unfinished + end, { force: true });
  }
}

/** Removes cached files older than a day. Another run may be copying a younger one. */
function removeOldOnes() {
  const yesterday = Date.now() - 86_400_000;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (statSync(file).mtimeMs < yesterday) rmSync(file, { force: true });
  }
}

/**
 * Makes a hash in the form of `hashPassword`, but with little work. Signing in reads the parameters
 * from the hash. The tests of passwords use the real one.
 */
async function quickHash(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { cost: 1024, blockSize: 8, parallelization: 1 });
  return `$scrypt$n=1024,r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`;
}
