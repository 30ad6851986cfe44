import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drift } from '../drifts/drift';
import type { Contract } from '../generate/contract-document';
import { generatedFiles } from '../generate/generated-files';
import { consoleProgram } from '../unseen/console-program';
import { agreedParts, unseenParts } from '../unseen/unseen-parts';
import { unseenProblems } from '../unseen/unseen-problems';
import { changedContract } from './changed-contract';
import { compilerErrors } from './compiler-errors';
import type { Found } from './drift-problems';
import { copySources, replaceGenerated } from './scratch-copy';

const scratch = '.generated';

/**
 * Applies all rows to a copy of the contract, generates, and type checks a copy of the code.
 * @param files the files to check, with what they import; all if left out
 */
export async function findDrifts(
  rows: readonly Drift[],
  files?: readonly string[],
): Promise<Found> {
  await mkdir(scratch, { recursive: true });
  const folder = await mkdtemp(join(scratch, 'drift-'));
  try {
    const copying = copySources(folder, files);
    // Waits for the copy after a failure as well, so that nothing writes into a removed folder.
    const contract = await changedContract(folder, rows).finally(() => copying);
    await replaceGenerated(folder, await generatedFiles(contract));
    const [errors, sentences] = await Promise.all([
      compilerErrors(folder),
      rows.some(({ says }) => says !== undefined) ? sentencesOf(contract, folder) : [],
    ]);
    return { errors, sentences };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads what the gate of parts that no type shows says of the contract. */
const sentencesOf = async (contract: Contract, folder: string) =>
  unseenProblems(
    unseenParts(contract, (names) => consoleProgram(names, folder)),
    agreedParts(),
  );
