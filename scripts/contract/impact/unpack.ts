import { execFileSync } from 'node:child_process';

const maxBuffer = 256 * 1024 * 1024;

/**
 * Writes files of a commit into a folder. A path that the commit does not have is left out.
 * @param paths files and folders, from the root of the repository
 */
export function unpack(commit: string, paths: readonly string[], folder: string): void {
  const present = execFileSync('git', ['ls-tree', '--name-only', commit, '--', ...paths], {
    encoding: 'utf8',
  });
  const archive = execFileSync('git', ['archive', commit, ...present.trim().split('\n')], {
    maxBuffer,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
}
