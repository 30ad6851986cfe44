import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleContract } from '../generate/bundle-contract';
import { findBaseRevision } from './base-revision';

/**
 * Compares the contract with the one of the main branch. A change that breaks a caller fails unless
 * the contract's major version rises.
 */
const git = (...gitArguments: string[]) =>
  execFileSync('git', gitArguments, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const base = findBaseRevision(git);
if (base === undefined) {
  console.log('    There is no earlier contract to compare with.');
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), 'contract-'));
try {
  mkdirSync(join(folder, 'base'));
  const archive = execFileSync('git', ['archive', base, 'openapi']);
  execFileSync('tar', ['-x', '-C', join(folder, 'base')], { input: archive });
  const before = join(folder, 'before.json');
  const after = join(folder, 'after.json');
  const old = await bundleContract(join(folder, 'base/openapi/openapi.yaml'), before);
  const current = await bundleContract('openapi/openapi.yaml', after);

  const majorOf = (version: string) => Number(version.split('.')[0]);
  const majorRose = majorOf(current.info.version) > majorOf(old.info.version);
  console.log(`    Compared with ${base.slice(0, 12)}, contract ${old.info.version}`);
  const diff = spawnSync(
    process.execPath,
    [
      'node_modules/@redocly/cli/bin/cli.js',
      'diff',
      before,
      after,
      `--fail-on=${majorRose ? 'none' : 'major'}`,
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
    },
  );
  process.exitCode = diff.status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
