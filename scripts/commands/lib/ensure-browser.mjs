import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './steps.mjs';
import { rethrowStop } from './stopped-error.mjs';

// Chromium without windows shows the same pages in two thirds of the processor time.
const shell = '/usr/bin/chromium-headless-shell';
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds a Chromium for the browser tests, or installs one. It tries an installed one, then Playwright's
 * own, then Debian's package. Sets CHROMIUM_PATH, except for Playwright's own, which Playwright finds.
 * @param {{ isSeen?: boolean }} options whether somebody looks at its windows
 * @throws when none of the three is available
 */
export async function ensureBrowser({ isSeen = true } = {}) {
  const candidates = isSeen ? installed : [shell, ...installed];
  if (takeInstalled(candidates)) return;
  if (await takePlaywrights()) return;
  if (isRoot() && hasProgram('apt-get')) {
    console.log("    installing Debian's Chromium, this takes a minute");
    await run('apt-get', ['update', '-qq'], { quiet: true }).catch(rethrowStop);
    for (const name of isSeen ? ['chromium'] : ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '-qq', name], {
        quiet: true,
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      }).catch(rethrowStop);
      if (takeInstalled(candidates)) return;
    }
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one, or name it in CHROMIUM_PATH.',
  );
}

function takeInstalled(candidates) {
  const { CHROMIUM_PATH: named } = process.env;
  if (named && !existsSync(named)) {
    throw new Error(
      `CHROMIUM_PATH names ${named}, which does not exist. Name an installed Chromium, or unset it to have one found.`,
    );
  }
  const path = named || candidates.find((candidate) => existsSync(candidate));
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
    }).catch(rethrowStop);
  }
  const found = existsSync(chromium.executablePath());
  if (found) console.log("    browser: Playwright's own");
  return found;
}

const isRoot = () => process.getuid?.() === 0;
const hasProgram = (name) => spawnSync('which', [name]).status === 0;
