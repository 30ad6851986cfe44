import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceOrigin } from '../../e2e/support/origins';
import { contractEntries, type Recording } from './contract-entries';

/**
 * Holds what passed between console and service in the browser tests (one HAR per test) against the
 * contract: every request and every answer must fit it. Prints how much of the contract was used.
 */
const folder = 'test-results/traffic';
const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.har')) : [];
const contract = JSON.parse(readFileSync('.generated/contract.json', 'utf8'));
const entries = names.flatMap((name) => {
  const recording = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Recording;
  return contractEntries(recording, Object.keys(contract.paths));
});
if (entries.length === 0) {
  console.error(`There is no recorded traffic in ${folder}; the browser tests write it.`);
  process.exit(1);
}

const merged = '.generated/traffic.har';
mkdirSync('.generated', { recursive: true });
writeFileSync(merged, JSON.stringify({ log: { version: '1.2', creator: {}, entries } }));
console.log(`    ${entries.length} calls of ${names.length} recordings`);

const drift = spawnSync(
  process.execPath,
  [
    'node_modules/@redocly/cli/bin/cli.js',
    'drift',
    merged,
    '--api=.generated/contract.json',
    '--traffic-format=har',
    `--server=${serviceOrigin}`,
    '--min-severity=error',
    '--coverage',
    '--max-findings=50',
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
  },
);
process.exit(drift.status ?? 1);
