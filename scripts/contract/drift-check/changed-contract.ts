import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drift } from '../drifts/drift';
import { bundleContract } from '../generate/bundle-contract';
import type { Contract } from '../generate/contract-document';
import { contractIndex } from '../generate/contract-index';

/**
 * Copies the contract into a folder, applies the rows to it one after the other, and bundles it.
 * @throws when a row changes nothing
 */
export async function changedContract(folder: string, rows: readonly Drift[]): Promise<Contract> {
  const openapi = join(folder, 'openapi');
  await cp('openapi', openapi, { recursive: true });
  for (const row of rows) {
    const path = join(folder, row.file);
    await writeFile(path, changedText(await readFile(path, 'utf8'), row));
  }
  const source = join(openapi, 'openapi.yaml');
  await writeFile(source, await contractIndex(openapi));
  return bundleContract(source, join(folder, 'contract.json'));
}

/** @throws when the row changes nothing, because then it proves nothing */
export function changedText(before: string, { change, file, from, to }: Drift): string {
  const after = before.replace(from, to);
  if (after === before) throw new Error(`"${change}" finds nothing to change in ${file}.`);
  return after;
}
