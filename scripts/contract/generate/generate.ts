import { readFile, rm } from 'node:fs/promises';
import { readArguments } from '../../commands/lib/read-arguments.mjs';
import { bundleContract } from './bundle-contract';
import { contractIndex } from './contract-index';
import { checkFile, writeFileIfChanged } from './generated-file';
import { generatedFiles, typesFile } from './generated-files';
import { GeneratorProblem } from './generator-problem';
import { leftoverFiles } from './leftover-files';

/**
 * `npm run generate` generates the index of the contract, all files that follow from the contract, and the
 * route tree, and deletes those that nothing generates any more. With `--check` it writes nothing and fails when a
 * committed file is stale. With `--without-types` it generates only what the programs need to run,
 * without the packages for development.
 */
const given = readArguments({ check: 'boolean', 'without-types': 'boolean' });
const checkOnly = given.check === true;
const withTypes = given['without-types'] !== true;

const stale: string[] = [];

try {
  await generate();
} catch (error) {
  if (!(error instanceof GeneratorProblem)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function generate(): Promise<void> {
  const index = { 'openapi/openapi.yaml': await contractIndex('openapi') };
  await writeOrCheck(index);
  const contract = await bundleContract('openapi/openapi.yaml', '.generated/contract.json');
  const generated = await generatedFiles(contract, { withTypes });
  await writeOrCheck(generated);
  if (withTypes) {
    const { renderRouteTree } = await import('./render-route-tree');
    await writeOrCheck(await renderRouteTree());
  }
  for (const path of await leftoverFiles(
    ['src', 'service'],
    [...Object.keys(generated), typesFile],
  )) {
    if (checkOnly) stale.push(path);
    else {
      await rm(path);
      console.log(`deleted ${path}, which nothing generates any more`);
    }
  }

  if (stale.length > 0) {
    console.error(`Stale generated files, run "npm run generate": ${stale.join(', ')}`);
    process.exit(1);
  }
  const paths = Object.keys(JSON.parse(await readFile('.generated/contract.json', 'utf8')).paths);
  console.log(`The contract has ${paths.length} paths; generated files are up to date.`);
}

/** Writes the files. With `--check` it only notes which are stale. */
async function writeOrCheck(files: Record<string, string>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    if (checkOnly) {
      if (!(await checkFile(path, content))) stale.push(path);
    } else if (await writeFileIfChanged(path, content)) {
      console.log(`written ${path}`);
    }
  }
}
