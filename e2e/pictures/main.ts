import { mkdir } from 'node:fs/promises';
import type { BrowserContextOptions } from '@playwright/test';
import { freePort } from '../../scripts/commands/lib/free-port';
import { startBrowser } from '../../scripts/commands/lib/start-browser';
import { startService } from '../../scripts/commands/lib/start-service';
import { startMock } from '../../scripts/mock/start-mock';
import { signedInState } from '../support/pages/sign-in';
import { conformanceReport } from './conformance-report';
import { readOptions } from './options';
import { sizesOf } from './pictures';
import { reportPath } from './screens/tool-screens';
import { type Studio, takePictures } from './take-pictures';
import { webpWriter } from './webp-writer';

// The second part of `npm run screenshots`: takes the pictures. docs/decisions/0060 says why.
const { folder, screens } = readOptions(process.argv.slice(2));
const moment = new Date('2026-11-20T10:00:00Z');
await mkdir(folder, { recursive: true });

// Some pictures show addresses with this port, so it is the same whenever possible.
const service = await startService({
  port: await freePort(4301),
  environment: { CLOCK_STANDS_AT: moment.toISOString() },
  preloads: ['./e2e/pictures/standing-clock.mjs'],
});
const mock = await startMock({ port: await freePort(4302), log: () => {} });
const browser = await startBrowser();
try {
  const webp = await webpWriter(browser);
  const needsReport = screens.some(({ path }) => path === reportPath);
  const pages: Studio['pages'] = needsReport
    ? { [reportPath]: await conformanceReport(moment) }
    : {};
  const { origin } = service;
  const failures = await takeAll({ browser, origin, moment, folder, webp, pages });
  if (failures.length > 0) {
    console.error(failures.join('\n'));
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await mock.close();
  await service.stop();
}

/** Takes all pictures and returns the errors of those that fail. */
async function takeAll(studio: Studio): Promise<string[]> {
  const sessions = new Map<string, BrowserContextOptions['storageState']>();
  const failures: string[] = [];
  let total = 0;
  for (const screen of screens) {
    const { account } = screen;
    if (account && !sessions.has(account)) {
      sessions.set(account, await signedInState(studio.browser, studio.origin, account));
    }
    const session = account ? sessions.get(account) : undefined;
    for (const size of sizesOf(screen)) {
      try {
        const origin = screen.server === 'mock' ? mock.origin : studio.origin;
        const bytesOf = await takePictures({ ...studio, origin }, { screen, size, session });
        for (const [file, bytes] of Object.entries(bytesOf)) {
          total += bytes;
          console.log(`    ${file}, ${Math.round(bytes / 1024)} kB`);
        }
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error));
        console.error(`    ${screen.name} failed`);
      }
    }
  }
  console.log(`    ${(total / 1024 / 1024).toFixed(1)} MB in ${folder}`);
  return failures;
}
