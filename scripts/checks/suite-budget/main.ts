import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { groupedBy } from '../../../src/domain/lists';
import { type FileTime, slowFiles, tooManyBrowserTests } from './suite-budget';

// Compares the reports of the last `npm test` with the budgets of the suite (docs/testing.md). A slow file is
// named only: on a busy machine its time says little.

interface VitestReport {
  testResults: { name: string; startTime: number; endTime: number }[];
}

/** A suite of Playwright's report: a file, or a group in it. */
interface Suite {
  file: string;
  suites?: Suite[];
  specs: { tests: { projectName: string; results: { duration: number }[] }[] }[];
}

const read = (name: string) => JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8'));

function vitestFiles(name: string): FileTime[] {
  const { testResults }: VitestReport = read(name);
  return testResults.map(({ name: file, startTime, endTime }) => ({
    file: relative('.', file),
    seconds: (endTime - startTime) / 1000,
  }));
}

const testsOf = (suite: Suite): Suite['specs'][number]['tests'] => [
  ...suite.specs.flatMap(({ tests }) => tests),
  ...(suite.suites ?? []).flatMap(testsOf),
];

const files: Suite[] = read('browser').suites;
/** A file may run in several browsers. Each of these runs counts on its own. */
const browser = files.flatMap((suite) => {
  const runs = groupedBy(testsOf(suite), ({ projectName }) => projectName);
  return [...runs.values()].map((tests) => ({
    file: `e2e/${suite.file}`,
    seconds: tests.reduce((sum, { results }) => sum + (results.at(-1)?.duration ?? 0), 0) / 1000,
  }));
});
const isTested = existsSync('test-results/deployment.json');
const all = [...vitestFiles('tests'), ...(isTested ? vitestFiles('deployment') : []), ...browser];
const count = files.flatMap(testsOf).length;
console.log(`    ${count} browser tests, ${all.length} files`);
for (const slow of slowFiles(all)) console.log(`    ${slow}`);
const problem = tooManyBrowserTests(count);
if (problem) {
  console.error(problem);
  process.exit(1);
}
