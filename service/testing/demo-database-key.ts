import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DemoDatabaseInputs {
  now: Date;
  posCoreUris: readonly [string, string];
}

// The sources of the tables and of the demo data.
const folders = ['service/database', 'src/domain/contract'];
const files = [
  'service/audit-log-types.ts',
  'service/authentication/password-hash.ts',
  'service/testing/demo-database.ts',
  'service/testing/quick-passwords.ts',
  'service/testing/secret-keys.ts',
];

/** Makes a cache key that changes when the demo data may change. */
export function demoDatabaseKey(inputs: DemoDatabaseInputs): string {
  const hash = createHash('sha256').update(JSON.stringify(inputs));
  for (const file of [...folders.flatMap(filesBelow), ...files].sort()) {
    hash.update(`\n${file}\n`).update(readFileSync(file));
  }
  for (const name of ['drizzle-orm', '@libsql/client']) {
    hash.update(`\n${name}@${versionOf(name)}`);
  }
  return hash.digest('hex').slice(0, 24);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
}
