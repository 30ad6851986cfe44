import { randomBytes } from 'node:crypto';
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
import { quickPasswords } from './quick-passwords';
import { testSecretKeys } from './secret-keys';

const folder = '.generated/demo-databases';

/**
 * Copies a database with all tables and the demo data to a path. It is made once for its inputs and
 * cached for later runs. Parallel runs may both make it: each writes its own file and renames it
 * when it is complete, so that nobody copies an incomplete one.
 */
export async function copyDemoDatabase(target: string, inputs: DemoDatabaseInputs): Promise<void> {
  const kept = keptFile(inputs);
  if (!existsSync(kept)) await makeDemoDatabase(kept, inputs);
  copyFileSync(kept, target);
}

const keptFiles = new Map<string, string>();

/** Reading all sources for the key takes as long as opening the database: it happens once. */
function keptFile(inputs: DemoDatabaseInputs): string {
  const name = JSON.stringify(inputs);
  const kept = keptFiles.get(name) ?? join(folder, `${demoDatabaseKey(inputs)}.db`);
  keptFiles.set(name, kept);
  return kept;
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
        hashPassword: quickPasswords.hash,
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
    // Another process may have renamed or removed it since.
    const found = statSync(file, { throwIfNoEntry: false });
    if (found && found.mtimeMs < yesterday) rmSync(file, { force: true });
  }
}
