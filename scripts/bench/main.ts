import { availableParallelism, loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { startBrowser } from '../lib/start-browser';
import { type PartName, readOptions } from './options';
import { answersPart } from './parts/answers-part';
import { auditPart } from './parts/audit-part';
import { bodiesPart } from './parts/bodies-part';
import { gridsPart } from './parts/grids-part';
import { loadsPart } from './parts/loads-part';
import type { Part } from './parts/part';
import { serversPart } from './parts/servers-part';
import { healthPart, treesPart } from './parts/trees-part';
import { usersPart } from './parts/users-part';
import { budgetTable } from './report/budget-table';
import { writeResults } from './report/write-document';
import { slowProfile } from './setting/browser';

// The second part of `npm run bench`: measures. docs/performance.md says what and how.
const document = 'docs/performance.md';
const measure: Record<PartName, (browser: Browser, rounds: number) => Promise<Part>> = {
  loads: loadsPart,
  grids: gridsPart,
  trees: treesPart,
  health: healthPart,
  audit: auditPart,
  servers: serversPart,
  users: usersPart,
  answers: answersPart,
  bodies: bodiesPart,
};
const options = readOptions(process.argv.slice(2));
const [load = 0] = loadavg();
const browser = await startBrowser();
try {
  const parts = [];
  for (const name of options.parts) {
    console.log(`Measuring ${name}...`);
    parts.push(await measure[name](browser, options.rounds));
  }

  const { cpuSlowdown, megabitsPerSecond, latency } = slowProfile;
  const conditions = [
    `Measured on ${new Date().toISOString().slice(0, 10)}`,
    `${availableParallelism()} processors with a load of ${load.toFixed(1)} at the start`,
    `Node ${process.versions.node}`,
    `Chromium ${browser.version()}`,
    `rounds: ${options.rounds}`,
    'demo data of the reference service',
    `slow profile: processor ${cpuSlowdown} times slower, ${megabitsPerSecond} Mbit/s, ${latency} ms latency`,
  ];
  const results = [
    `${conditions.join('; ')}.`,
    budgetTable(parts.flatMap(({ budgets }) => budgets)),
    ...parts.flatMap(({ tables }) => tables),
  ].join('\n\n');
  console.log(`\n${results}\n`);
  if (options.write) {
    await writeResults(document, results);
    console.log(`These results are in ${document} now.`);
  }
} finally {
  await browser.close();
}
