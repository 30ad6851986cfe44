import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContract } from '../../../openapi/reader/contract-document';
import { contractOperations } from '../../../openapi/reader/contract-operations';
import { answerChecker } from './answer-problem';
import { contractEntries, type RecordedCall, recordedOrigin, templateOf } from './contract-entries';
import { type DriftReport, driftProblems } from './drift-report';
import { operationMatcher } from './match-operation';

/**
 * Checks the recorded traffic of the browser tests against the contract: the first call of each
 * operation and status. Every request and every answer must fit the contract. Prints which part of the
 * contract the traffic covers, and which operations it never calls.
 */
const recordings = 'test-results/browser/traffic';
const contractFile = '.generated/contract.json';
const trafficFile = '.generated/traffic.har';
const reportFile = '.generated/drift.json';

const contract = readContract(contractFile);
const templates = Object.keys(contract.paths);
const calls = recordedCalls();
if (calls.length === 0) {
  console.error(`There is no recorded traffic in ${recordings}; the browser tests write it.`);
  process.exit(1);
}
const answerProblem = answerChecker(contract);
const problems = [
  ...new Set([...findDrift(calls), ...calls.flatMap((c) => answerProblem(c) ?? [])]),
];
printStatuses(calls);
const operations = contractOperations(contract).filter(({ isRemote }) => !isRemote);
const match = operationMatcher(operations);
const called = new Set(
  calls.map(({ request }) => match(request.method, new URL(request.url).pathname)?.operation),
);
const uncalled = operations.filter((operation) => !called.has(operation));
const names = uncalled.map(({ operationId }) => operationId).join(', ');
console.log(`    ${operations.length} operations, never called: ${names || 'none'}`);
for (const problem of problems) console.error(`    ${problem}`);
console.log(`    ${calls.length} calls; ${problems.length} do not fit the contract`);
process.exit(problems.length > 0 ? 1 : 0);

function recordedCalls(): RecordedCall[] {
  const names = existsSync(recordings) ? readdirSync(recordings) : [];
  const lines = names.flatMap((name) =>
    readFileSync(join(recordings, name), 'utf8').trim().split('\n'),
  );
  const entries = lines.map((line) => JSON.parse(line) as RecordedCall);
  return contractEntries({ log: { entries } }, recordedOrigin, templates);
}

function findDrift(entries: RecordedCall[]): string[] {
  mkdirSync('.generated', { recursive: true });
  rmSync(reportFile, { force: true });
  writeFileSync(trafficFile, JSON.stringify({ log: { version: '1.2', creator: {}, entries } }));
  const drift = spawnSync(
    process.execPath,
    [
      'node_modules/@redocly/cli/bin/cli.js',
      'drift',
      trafficFile,
      `--api=${contractFile}`,
      '--traffic-format=har',
      `--server=${recordedOrigin}`,
      // The contract documents this header as a security scheme, which drift checks as well.
      '--ignore-headers=x-requested-with',
      '--min-severity=warning',
      '--format=json',
      `--output=${reportFile}`,
      '--coverage',
    ],
    {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
    },
  );
  if (!existsSync(reportFile)) {
    console.error(drift.stdout, drift.stderr);
    throw new Error(`redocly drift gave no report; it ended with ${drift.status}.`);
  }
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as DriftReport;
  if (report.run.totalExchanges !== entries.length || report.run.skippedExchanges > 0) {
    throw new Error(`redocly drift read ${report.run.totalExchanges} of ${entries.length} calls.`);
  }
  console.log(drift.stdout.trim());
  return driftProblems(report);
}

/** Prints the statuses of each operation's answers, so that a missing status is visible. */
function printStatuses(entries: RecordedCall[]): void {
  const statuses = new Map<string, Set<number>>();
  for (const { request, response } of entries) {
    const call = `${request.method} ${templateOf(new URL(request.url).pathname, templates)}`;
    statuses.set(call, (statuses.get(call) ?? new Set()).add(response.status));
  }
  for (const [call, seen] of [...statuses].sort())
    console.log(`    ${call}: ${[...seen].join(' ')}`);
}
