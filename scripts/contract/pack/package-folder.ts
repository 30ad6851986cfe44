import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { packageName } from './manifest';

/**
 * Returns the folder for the package. A run may delete it, if it exists.
 * @param out the folder of `--out`
 * @throws with one sentence when something of a person is there
 */
export function packageFolder(out: string): string {
  if (out === '') throw new Error('--out takes the name of a folder.');
  if (existsSync(out) && !statSync(out).isDirectory()) throw new Error(`--out: ${out} is a file.`);
  const folder = join(out, 'package');
  if (!existsSync(folder) || isOfEarlierRun(folder)) return folder;
  throw new Error(
    `${folder} is no package of an earlier run: delete it, or give --out another folder.`,
  );
}

function isOfEarlierRun(folder: string): boolean {
  try {
    if (readdirSync(folder).length === 0) return true;
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name === packageName;
  } catch {
    return false;
  }
}
