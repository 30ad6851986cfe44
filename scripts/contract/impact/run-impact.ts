import { writeFileSync } from 'node:fs';
import { requireOutputFile } from '../../commands/lib/output-file';
import { acceptedChanges, withAccepted } from './accepted-changes';
import { bundledContract } from './bundled-contracts';
import { earlierRepository } from './earlier-repository';
import { baseCommit, commitOf, openGit } from './git';
import { type ImpactOptions, readOptions, usage } from './options';
import type { ImpactReport } from './report/impact-report';
import { markdownOf } from './report/markdown';
import { readRepository } from './trace/repository';
import { traceChanges } from './trace/trace-changes';

/** What a run of the command needs from its process. */
export interface ImpactSurroundings {
  /** Gets the report, or the help. */
  print: (text: string) => void;
  /** Gets what is no report. */
  tell: (line: string) => void;
  /** Bundles the contract of a commit, or of the files as they are. */
  bundled: typeof bundledContract;
}

const ofProcess: ImpactSurroundings = {
  print: (text) => process.stdout.write(text),
  tell: console.error,
  bundled: bundledContract,
};

/**
 * `npm run impact` says what a change of the contract in this folder touches (docs/contract.md).
 * @throws when an argument is wrong, a contract is missing, or the report could not be written
 */
export async function runImpact(
  given: readonly string[],
  surroundings: ImpactSurroundings = ofProcess,
): Promise<void> {
  const { print, tell } = surroundings;
  const options = readOptions(given);
  if (options === 'help') return print(`${usage}\n`);
  if (options.out !== undefined) requireOutputFile('--out', options.out);
  const report = await impactOf(options, surroundings);
  const text = options.json ? `${JSON.stringify(report, null, 2)}\n` : markdownOf(report);
  if (options.out === undefined) return print(text);
  writeFileSync(options.out, text);
  const { changes } = report;
  tell(`Wrote ${changes.length} ${changes.length === 1 ? 'change' : 'changes'} to ${options.out}.`);
}

async function impactOf(
  { base: named, head }: ImpactOptions,
  { tell, bundled }: ImpactSurroundings,
): Promise<ImpactReport> {
  const git = openGit('.');
  const base = baseCommit(git, named);
  const commit = head === undefined ? undefined : commitOf(git, head);
  tell(`Comparing the contract with ${base.slice(0, 12)} ...`);
  // Redocly bundles in processes of its own while this one reads the repository.
  const bundles = Promise.all([bundled(base), bundled(commit)]);
  const ready = bundles.catch(() => null);
  await new Promise((resolve) => setImmediate(resolve));
  const repository = readRepository('.');
  await ready;
  const [before, after] = await bundles;
  const versions = { before: before.info.version, after: after.info.version };
  const traced = traceChanges(before, after, repository, () => earlierRepository(base));
  const changes = withAccepted(traced, acceptedChanges(git, commit), versions.before);
  return { base, head: commit ?? null, versions, changes };
}
