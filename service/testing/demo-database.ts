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

const folder = '.generated/demo-databases';

/**
 * Puts a database with all tables and the demo data at a path. It is made once for these inputs,
 * kept for later runs, and copied. Runs at the same time may both make it: each takes a file of its
 * own and renames it when it is complete, so that nobody copies half of it.
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
      await seedDemoData(database, { scale: 1, now, posCoreUris, hashPassword: quickHash });
      // Only the file itself is copied, so nothing may be left in the log beside it.
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

/** Leaves those that another run may be copying at this moment. */
function removeOldOnes() {
  const yesterday = Date.now() - 86_400_000;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (statSync(file).mtimeMs < yesterday) rmSync(file, { force: true });
  }
}

/**
 * A hash as `hashPassword` stores it, but with little work: signing in reads how much
 * it was from the hash. The tests of the demo data and of passwords have the real one.
 */
async function quickHash(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { cost: 1024, blockSize: 8, parallelization: 1 });
  return `$scrypt$n=1024,r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`;
}
