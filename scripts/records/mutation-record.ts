import { readFileSync } from 'node:fs';
import { RecordProblem, readRecord, writeRecord } from './record';
import { currentInputs } from './record-inputs';
import { type Mutant, nameOf, runStryker } from './run-stryker';

const recordFile = { file: 'scripts/records/mutation.record.json', renewedBy: 'npm run mutate' };

/** The arithmetic, its tests and what both depend on. Nothing else can change the outcome. */
const inputs = () =>
  currentInputs({
    paths: [
      'src/domain/permissions',
      'src/domain/contract/enums.gen.ts',
      'src/testing/permission-arbitraries.ts',
      'scripts/mutation',
      'scripts/records/run-stryker.ts',
      'stryker.config.json',
    ],
    packages: ['@stryker-mutator/core', '@stryker-mutator/vitest-runner', 'fast-check', 'vitest'],
  });

interface Outcome {
  noticed: number;
  total: number;
  mutants: Mutant[];
}

export function outcomeOf(mutants: Mutant[]): Outcome {
  return {
    noticed: mutants.filter(({ isNoticed }) => isNoticed).length,
    total: mutants.length,
    mutants,
  };
}

/** @throws when the tests notice less than stryker.config.json asks for */
export function requireScore({ noticed, total }: Outcome): void {
  const { thresholds } = JSON.parse(readFileSync('stryker.config.json', 'utf8'));
  const score = total === 0 ? 0 : (100 * noticed) / total;
  if (score >= thresholds.break) return;
  throw new Error(
    `The tests of the permission arithmetic notice ${noticed} of ${total} changes ` +
      `(${score.toFixed(1)} %), and have to notice ${thresholds.break} %.`,
  );
}

/** Makes every change that Stryker knows, and writes the record. */
export async function proveMutations(): Promise<void> {
  const known = inputs();
  const outcome = outcomeOf(await runStryker());
  for (const mutant of outcome.mutants) {
    if (!mutant.isNoticed) console.log(`not noticed: ${nameOf(mutant)}`);
  }
  console.log(`The tests notice ${outcome.noticed} of ${outcome.total} changes.`);
  requireScore(outcome);
  writeRecord(recordFile, known, outcome);
}

/** Checks the record against the files. Stryker repeats one part, which `number` chooses. */
export async function checkMutationRecord(number: number): Promise<void> {
  await checkOutcome(readRecord<Outcome>(recordFile, inputs()), number, runStryker);
}

/**
 * Repeats the changes in the lines of one mutant, which `number` chooses. They must be exactly the
 * recorded changes, with the same outcome.
 */
export async function checkOutcome(
  outcome: Outcome,
  number: number,
  run: (lines: string) => Promise<Mutant[]>,
): Promise<void> {
  const { noticed, total } = outcomeOf(outcome.mutants);
  if (noticed !== outcome.noticed || total !== outcome.total) {
    throw new RecordProblem(recordFile, 'counts other mutants than it lists');
  }
  requireScore(outcome);
  const drawn = outcome.mutants[number % total];
  if (drawn === undefined) throw new RecordProblem(recordFile, 'lists no mutant');
  const { file, start, end } = drawn;
  console.log(`mutations: ${file}, lines ${start.line} to ${end.line}`);
  const anew = await run(`${file}:${start.line}-${end.line}`);
  const recorded = outcome.mutants.filter(
    (mutant) =>
      mutant.file === file && mutant.start.line >= start.line && mutant.end.line <= end.line,
  );
  if (outcomesIn(anew) !== outcomesIn(recorded)) {
    const lines = `${start.line} to ${end.line} of ${file}`;
    throw new RecordProblem(recordFile, `says something else of lines ${lines} than a new proof`);
  }
}

/** Leaves out the test that failed first, because it may be another one each time. */
const outcomesIn = (mutants: Mutant[]) =>
  mutants.map((mutant) => `${nameOf(mutant)} ${mutant.isNoticed}`).join('\n');
