import { availableParallelism, loadavg } from 'node:os';
import { startBrowser } from '../../scripts/commands/lib/start-browser';
import { type PartName, readOptions } from './options';
import { answersPart } from './parts/answers-part';
import { auditPart } from './parts/audit-part';
import { bodiesPart } from './parts/bodies-part';
import { floodPart } from './parts/flood-part';
import { gridsPart } from './parts/grids-part';
import { loadsPart } from './parts/loads-part';
import { navigationPart } from './parts/navigation-part';
import { pagesPart } from './parts/pages-part';
import { palettePart } from './parts/palette-part';
import type { MeasurePart } from './parts/part';
import { scalePart } from './parts/scale-part';
import { serversPart } from './parts/servers-part';
import { signInPart } from './parts/sign-in-part';
import { throughputPart } from './parts/throughput-part';
import { healthPart, treesPart, versionsPart } from './parts/trees-part';
import { usersPart } from './parts/users-part';
import { budgetTable } from './report/budget-table';
import { changeTable } from './report/change-table';
import { committedRecord, readRecord, recordedPart, writeRecord } from './report/record';
import { writeResults } from './report/write-document';

// The second part of `npm run bench`: measures. docs/performance.md says what and how.
const document = 'docs/performance.md';
const recordFile = 'docs/performance.json';
const measure: Record<PartName, MeasurePart> = {
  loads: loadsPart,
  pages: pagesPart,
  signin: signInPart,
  navigation: navigationPart,
  palette: palettePart,
  grids: gridsPart,
  trees: treesPart,
  health: healthPart,
  versions: versionsPart,
  users: usersPart,
  scale: scalePart,
  throughput: throughputPart,
  audit: auditPart,
  servers: serversPart,
  answers: answersPart,
  bodies: bodiesPart,
  flood: floodPart,
};

/** Milliseconds. On a quiet machine a part takes less than three minutes. */
const longestPart = 600_000;

const { parts, rounds, write } = readOptions(process.argv.slice(2));
const before = await committedRecord(recordFile);
const record = await readRecord(recordFile);
const date = new Date().toISOString().slice(0, 10);
const measured: PartName[] = [];
const failed: PartName[] = [];

for (const [index, name] of parts.entries()) {
  console.log(`\nMeasuring ${name} (${index + 1} of ${parts.length})...`);
  const began = performance.now();
  const [load = 0] = loadavg();
  // A browser for each part, so that a part does not suffer from the one before it.
  const browser = await startBrowser();
  // A page that never shows its content ends its part like this.
  const watchdog = setTimeout(() => {
    console.error(`${name} takes too long.`);
    void browser.close();
  }, longestPart);
  try {
    const part = await measure[name](browser, rounds);
    if (part === null) continue;
    const conditions =
      `${date}, ${availableParallelism()} processors, load ${load.toFixed(1)}, ` +
      `Node ${process.versions.node}, Chromium ${browser.version()}, ${rounds} rounds`;
    const text = [conditions, ...part.tables].join('\n\n');
    console.log(`\n${text}\n`);
    record[name] = recordedPart(part, date);
    measured.push(name);
    if (write) {
      await writeRecord(recordFile, record);
      await writeResults(document, record, { [name]: text });
    }
  } catch (error) {
    console.error(`Measuring ${name} failed. The other parts go on.`, error);
    failed.push(name);
  } finally {
    clearTimeout(watchdog);
    await browser.close();
  }
  console.log(`    ${name} took ${Math.round((performance.now() - began) / 1000)} s`);
}

console.log(`\n${changeTable(before, record, measured)}\n\n${budgetTable(record, measured)}\n`);
if (write) console.log(`These results are in ${document} and ${recordFile} now.`);
if (failed.length > 0) {
  console.error(`No results of ${failed.join(', ')}: ${failed.length} of ${parts.length} failed.`);
  process.exitCode = 1;
}
