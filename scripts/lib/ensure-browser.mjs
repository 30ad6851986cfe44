import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './steps.mjs';

const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const findInstalled = () => installed.find((path) => path && existsSync(path));

/**
 * Finds a Chromium for the browser tests, or gets one: an installed one, else Playwright's own,
 * else Debian's package. Sets CHROMIUM_PATH, unless it is Playwright's own, which it finds itself.
 * @throws when none of the three is to be had.
 */
export async function ensureBrowser() {
  if (await takeInstalled()) return;
  if (await takePlaywrights()) return;
  if (isRoot() && hasProgram('apt-get')) {
    console.log("    installing Debian's Chromium");
    await run('apt-get', ['update', '-qq'], { quiet: true }).catch(() => undefined);
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    }).catch(() => undefined);
    if (await takeInstalled()) return;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one, or name it in CHROMIUM_PATH.',
  );
}

async function takeInstalled() {
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH)) {
    throw new Error(
      `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist. Name an installed Chromium, or unset it to have one found.`,
    );
  }
  const path = findInstalled();
  if (!path) return false;
  process.env.CHROMIUM_PATH = path;
  console.log(`    browser: ${path}`);
  return true;
}

async function takePlaywrights() {
  const { chromium } = await import('@playwright/test');
  if (!existsSync(chromium.executablePath())) {
    console.log("    no installed browser found, asking for Playwright's");
    await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      quiet: true,
    }).catch(() => undefined);
  }
  const found = existsSync(chromium.executablePath());
  if (found) console.log("    browser: Playwright's own");
  return found;
}

const isRoot = () => process.getuid?.() === 0;
const hasProgram = (name) => spawnSync('which', [name]).status === 0;
