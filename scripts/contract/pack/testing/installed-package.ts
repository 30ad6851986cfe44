import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageName } from '../manifest';

/** A package that was made by the command and unpacked into a project of its own. */
export interface InstalledPackage {
  /** The folder of the project, whose `node_modules` has nothing but the package. */
  project: string;
  /** The folder of the package within it. */
  folder: string;
  tarball: Buffer;
  remove: () => void;
}

/**
 * Runs `npm run contract:pack -- --out FOLDER` and unpacks its tarball.
 * @throws with the output of the command when it fails
 */
export function installPackage(): InstalledPackage {
  const project = mkdtempSync(join(tmpdir(), 'contract-package-'));
  const out = join(project, 'out');
  // With the variable of Vitest the command would generate everything again.
  const env = { ...process.env, NODE_ENV: '' };
  execFileSync('npm', ['run', 'contract:pack', '--', '--out', out], { encoding: 'utf8', env });
  const file = readdirSync(out).find((name) => name.endsWith('.tgz'));
  if (file === undefined) throw new Error('The command has made no tarball.');
  const tarball = readFileSync(join(out, file));
  const folder = join(project, 'node_modules', packageName);
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xz', '-C', folder, '--strip-components=1'], { input: tarball });
  const remove = () => rmSync(project, { recursive: true, force: true });
  return { project, folder, tarball, remove };
}
