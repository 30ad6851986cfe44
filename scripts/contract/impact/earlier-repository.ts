import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Repository, readRepository } from './trace/repository';
import { unpack } from './unpack';

/** What the trace reads. */
const parts = [
  'src',
  'service',
  'scripts',
  'e2e',
  'docs',
  'scenarios',
  'CONTRIBUTING.md',
  'README.md',
];

/** Reads the repository of a commit. It takes some seconds. */
export function earlierRepository(commit: string): Repository {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  try {
    unpack(commit, parts, folder);
    return readRepository(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
