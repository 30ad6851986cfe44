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

const contractFile = '.generated/contract.json';
const status = { conforms: 0, doesNotConform: 1, couldNotRun: 2, hasAdvice: 3 } as const;

/** What the command gets from its process. */
export interface CommandSurroundings {
  environment: NodeJS.ProcessEnv;
  /** Gets each line of the standard output. */
  print: (line: string) => void;
  /** Gets why the run could not begin. */
  complain: (line: string) => void;
  /** Ends the run early. */
  stop?: AbortSignal;
}

/** Runs the command, and returns its exit status. */
export async function runCommand(
  given: readonly string[],
  surroundings: CommandSurroundings,
): Promise<number> {
  try {
    if (!given.includes('--help')) {
      return await check(readOptions(given, surroundings.environment), surroundings);
    }
    surroundings.print(usage);
    return status.conforms;
  } catch (error) {
    surroundings.complain((error as Error).message);
    return status.couldNotRun;
  }
}

async function check(
  options: ConformanceOptions,
  { environment, print, stop }: CommandSurroundings,
): Promise<number> {
  const { url, timeout } = options;
  const accepted = acceptedFindings(options);
  const document = readContract(contractFile);
  print(`Checking ${url} against ${document.info.title} ${document.info.version}`);
  const sender = { url, timeout, stop };
  const passwordOf = passwordsIn(environment);
  const whole = await runConformance({ ...options, document, sender, passwordOf }, (line) =>
    print(`  ${line}`),
  );
  if (options.newBaseline) writeFileSync(options.newBaseline, baselineOf(whole));
  const result = withoutAccepted(whole, accepted);
  print(`\n${terminalReport(result)}\n`);
  await writeReports(options, result);
  if (result.failure !== null) return status.couldNotRun;
  const isRight = doesConform(result);
  print(isRight ? 'The service conforms.' : 'The service does not conform.');
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

const passwordsIn =
  (environment: NodeJS.ProcessEnv): PasswordOf =>
  async (person, email) => {
    const own = `CONFORMANCE_${person.toUpperCase()}_PASSWORD`;
    const given = environment[own] ?? environment.CONFORMANCE_PASSWORD;
    return given ?? askPassword(email, 'CONFORMANCE_PASSWORD');
  };
