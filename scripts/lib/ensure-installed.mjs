import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './steps.mjs';

const mark = 'node_modules/.installed-from';

/** Installs the packages of the lockfile unless exactly these are installed already. */
export async function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) {
    console.log('    the packages are installed');
    return;
  }
  console.log('    installing the packages, this takes a minute or two');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error']).catch((error) => {
    throw new Error(
      `${error.message}\nThe packages could not be installed. Is the npm registry reachable?`,
    );
  });
  writeFileSync(mark, wanted);
}
