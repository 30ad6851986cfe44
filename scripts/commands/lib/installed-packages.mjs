import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean,
 *   link?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockedPackage
 * @typedef {{ os: string, cpu: string, libc: string | undefined }} Platform
 */

/**
 * Returns the first package that is not installed as package-lock.json wants it, and why, or null. npm
 * lists what it has installed in node_modules/.package-lock.json, whichever command called it.
 * @param {string} folder of the checkout
 * @param {{ withDevelopment: boolean, platform?: Platform }} options
 */
export function installationProblem(folder, { withDevelopment, platform = thisPlatform() }) {
  const installed = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  if (installed === null) return 'no packages are installed';
  const wanted = Object.entries(packagesOf(join(folder, 'package-lock.json')) ?? {});
  for (const [path, entry] of wanted) {
    if (path === '' || !isNeeded(entry, withDevelopment, platform)) continue;
    if (installed[path] === undefined) return `${path} is not installed`;
    const { version } = installed[path];
    if (version !== entry.version) return `${path} is ${version} instead of ${entry.version}`;
    const hasDescription = existsSync(join(folder, path, 'package.json'));
    if (!hasDescription) return `${path} is damaged: it has no package.json`;
  }
  return null;
}

/**
 * @param {LockedPackage} entry
 * @param {boolean} withDevelopment
 * @param {Platform} platform
 */
function isNeeded(entry, withDevelopment, platform) {
  if (!withDevelopment && (entry.dev || entry.devOptional)) return false;
  if (!entry.optional) return true;
  // npm skips optional packages of other platforms, and what only these need.
  const { os, cpu, libc } = entry;
  if (os === undefined && cpu === undefined) return false;
  return allows(os, platform.os) && allows(cpu, platform.cpu) && allows(libc, platform.libc);
}

function allows(names, name) {
  return names === undefined || name === undefined || names.includes(name);
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

function thisPlatform() {
  return { os: process.platform, cpu: process.arch, libc: libcOfThis() };
}

function libcOfThis() {
  if (process.platform !== 'linux') return undefined;
  // Without the network interfaces, because looking up their names may take seconds.
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}
