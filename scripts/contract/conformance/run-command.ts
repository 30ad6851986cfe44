import { readContract } from '../../../openapi/reader/contract-document';
import { withoutAccepted } from './baseline/baseline';
import { acceptedFindings, requireOutputFiles, writeResults } from './files';
import { type ConformanceOptions, readOptions, usage } from './options';
import type { PasswordOf } from './people/open-sessions';
import { askPassword } from './people/read-password';
import { doesConform } from './report/does-conform';
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
  requireOutputFiles(options);
  const document = readContract(contractFile);
  print(`Checking ${url} against ${document.info.title} ${document.info.version}`);
  const sender = { url, timeout, stop };
  const passwordOf = passwordsIn(environment);
  const whole = await runConformance({ ...options, document, sender, passwordOf }, (line) =>
    print(`  ${line}`),
  );
  const result = withoutAccepted(whole, accepted);
  print(`\n${terminalReport(result)}\n`);
  await writeResults(options, whole, result);
  if (result.failure !== null) return status.couldNotRun;
  const isRight = doesConform(result);
  print(isRight ? 'The service conforms.' : 'The service does not conform.');
  if (!isRight) return status.doesNotConform;
  return result.advice.length === 0 ? status.conforms : status.hasAdvice;
}

const passwordsIn =
  (environment: NodeJS.ProcessEnv): PasswordOf =>
  async (person, email) => {
    const own = `CONFORMANCE_${person.toUpperCase()}_PASSWORD`;
    const given = environment[own] ?? environment.CONFORMANCE_PASSWORD;
    return given ?? askPassword(email, 'CONFORMANCE_PASSWORD');
  };
