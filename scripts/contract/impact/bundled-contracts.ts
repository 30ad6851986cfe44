import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { bundleContract } from '../generate/bundle-contract';
import type { Contract } from '../generate/contract-document';
import { contractIndex } from '../generate/contract-index';
import { unpack } from './unpack';

/**
 * Bundles the contract of a commit, or of the files as they are, in a folder of its own. Generates the
 * index of paths, so that a new file counts before `npm run generate`.
 * @param commit undefined for the files as they are
 * @throws with one line, and Redocly's own words below it, when the contract does not bundle
 */
export async function bundledContract(commit?: string): Promise<Contract> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    if (commit === undefined) await cp('openapi', join(folder, 'openapi'), { recursive: true });
    else unpack(commit, ['openapi'], folder);
    const source = join(folder, 'openapi/openapi.yaml');
    // A commit has its own index. Its files may be those of an older layout.
    if (commit === undefined) await writeFile(source, await contractIndex(join(folder, 'openapi')));
    return await bundleContract(source, join(folder, 'contract.json'));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const whose = commit === undefined ? 'as it is now' : `of ${commit.slice(0, 12)}`;
    const words = message.replace('The contract does not bundle.\n', '').split('\n');
    throw new Error(`The contract ${whose} does not bundle.\n${wordsOfRedocly(words, folder)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Keeps where the contract is wrong: without the name of the folder, and without Redocly's notices. */
const wordsOfRedocly = (lines: readonly string[], folder: string): string =>
  lines
    .filter((line) => !/[╔║╚]/.test(line))
    .map((line) => line.replaceAll(new RegExp(`\\S*${basename(folder)}/`, 'g'), ''))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
