import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a proof depends on. */
export interface InputNames {
  /** Files, and folders with all that is in them. */
  paths: readonly string[];
  /** Packages, whose versions count. */
  packages: readonly string[];
  /** Which files below a folder count; all of them without it. */
  counts?: (file: string) => boolean;
}

/** Returns each input's present state by name: the SHA-256 of a file, the version of a package. */
export function currentInputs({ paths, packages, counts = () => true }: InputNames) {
  const files = paths.flatMap(filesOf).filter(counts);
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.fromEntries([
    ...[...new Set(files)].sort().map((file) => [file, digestOf(readFileSync(file))] as const),
    ...packages.map((name) => [`package ${name}`, versionIn(lock, name)] as const),
  ]);
}

export const digestOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function versionIn(lock: { packages: Record<string, { version: string }> }, name: string): string {
  const version = lock.packages[`node_modules/${name}`]?.version;
  if (version === undefined) throw new Error(`package-lock.json does not name ${name}.`);
  return version;
}
