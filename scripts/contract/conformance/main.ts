import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readContract } from '../../../openapi/reader/contract-document';
import { baselineOf, readBaseline, withoutAccepted } from './baseline/baseline';
import type { KnownFinding } from './baseline/known-finding';
import type { ConformanceResult } from './conformance-result';
import { type ConformanceOptions, readOptions, usage } from './options';
import type { PasswordOf } from './people/open-sessions';
import { askPassword } from './people/read-password';
import { doesConform } from './report/does-conform';
import { htmlReport } from './report/html-report';
import { junitReport } from './report/junit-report';
import { terminalReport } from './report/terminal-report';
import { runConformance } from './run-conformance';

// The second part of `npm run conformance` (docs/conformance.md).
const contractFile = '.generated/contract.json';
const status = { conforms: 0, doesNotConform: 1, couldNotRun: 2, hasAdvice: 3 } as const;

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());

try {
  if (process.argv.includes('--help')) console.log(usage);
  else process.exitCode = await main(readOptions(process.argv.slice(2), process.env));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = status.couldNotRun;
}

async function main(options: ConformanceOptions): Promise<number> {
  const { url, timeout } = options;
  const accepted = acceptedFindings(options);
  const document = readContract(contractFile);
  console.log(`Checking ${url} against ${document.info.title} ${document.info.version}`);
  const sender = { url, timeout, stop: stop.signal };
  const whole = await runConformance({ ...options, document, sender, passwordOf }, (line) =>
    console.log(`  ${line}`),
  );
  if (options.newBaseline) writeFileSync(options.newBaseline, baselineOf(whole));
  const result = withoutAccepted(whole, accepted);
  console.log(`\n${terminalReport(result)}\n`);
  await writeReports(options, result);
  if (result.failure !== null) return status.couldNotRun;
  const isRight = doesConform(result);
  console.log(isRight ? 'The service conforms.' : 'The service does not conform.');
  if (!isRight) return status.doesNotConform;
  return result.advice.length === 0 ? status.conforms : status.hasAdvice;
}

/** @throws when there is no such file, or it is no baseline */
function acceptedFindings({ baseline: file }: ConformanceOptions): KnownFinding[] {
  if (!file) return [];
  if (!existsSync(file)) throw new Error(`--baseline: there is no file ${file}.`);
  return readBaseline(readFileSync(file, 'utf8'), file);
}

async function writeReports({ report, junit }: ConformanceOptions, result: ConformanceResult) {
  if (report) writeFileSync(report, await htmlReport(result, new Date()));
  if (junit) writeFileSync(junit, junitReport(result));
}

async function passwordOf(...[person, email]: Parameters<PasswordOf>): Promise<string> {
  const own = `CONFORMANCE_${person.toUpperCase()}_PASSWORD`;
  const given = process.env[own] ?? process.env.CONFORMANCE_PASSWORD;
  return given ?? askPassword(email, 'CONFORMANCE_PASSWORD');
}
