import { writeFileSync } from 'node:fs';
import { acceptedChanges, withAccepted } from './accepted-changes';
import { bundledContract } from './bundled-contracts';
import { earlierRepository } from './earlier-repository';
import { baseCommit, commitOf, openGit } from './git';
import { type ImpactOptions, readOptions, usage } from './options';
import type { ImpactReport } from './report/impact-report';
import { markdownOf } from './report/markdown';
import { readRepository } from './trace/repository';
import { traceChanges } from './trace/trace-changes';

/** `npm run impact` says what a change of the contract touches (docs/contract.md). */
try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') console.log(usage);
  else await run(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(options: ImpactOptions): Promise<void> {
  const report = await impactOf(options);
  const text = options.json ? `${JSON.stringify(report, null, 2)}\n` : markdownOf(report);
  if (options.out === undefined) {
    process.stdout.write(text);
    return;
  }
  writeFileSync(options.out, text);
  const { changes } = report;
  console.error(
    `Wrote ${changes.length} ${changes.length === 1 ? 'change' : 'changes'} to ${options.out}.`,
  );
}

async function impactOf({ base: named, head }: ImpactOptions): Promise<ImpactReport> {
  const git = openGit('.');
  const base = baseCommit(git, named);
  const commit = head === undefined ? undefined : commitOf(git, head);
  console.error(`Comparing the contract with ${base.slice(0, 12)} ...`);
  // Redocly bundles in processes of its own while this one reads the repository.
  const bundles = Promise.all([bundledContract(base), bundledContract(commit)]);
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
