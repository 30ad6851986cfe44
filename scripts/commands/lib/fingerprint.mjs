import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Hashes files by name and content, never by date. A folder counts with all its files. A missing path
 * counts as missing.
 * @param {readonly string[]} paths
 * @param {readonly string[]} leftOut files that do not count
 */
export function fingerprint(paths, leftOut = []) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const files = filesOf(path).filter((file) => !leftOut.includes(file));
    hash.update(`${path}: ${files.length}\n`);
    for (const file of files) {
      const content = readFileSync(file);
      hash.update(`${file}: ${content.length}\n`).update(content);
    }
  }
  return hash.digest('hex');
}

/** Returns the files at or below a path, in the same order on every machine, with slashes. */
function filesOf(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name).replaceAll('\\', '/')));
}
