import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { npmCommand } from '../../commands/lib/npm-command.mjs';
import type { Contract } from '../generate/contract-document';
import { bundledContract } from '../impact/bundled-contracts';
import { openGit } from '../impact/git';
import { lastVersion } from './last-version';
import { readOptions, usage } from './options';
import { packageFiles } from './package-files';
import { packageFolder } from './package-folder';

/** `npm run contract:pack` makes a package of the contract for others (docs/contract.md). */
try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') console.log(usage);
  else await pack(options.out);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function pack(out: string): Promise<void> {
  const folder = packageFolder(out);
  const contract = await bundledContract();
  const before = await contractOfLastVersion(contract);
  const files = packageFiles({
    contract,
    before,
    types: readFileSync('src/api/schema.gen.ts', 'utf8'),
    formatted: readFileSync('src/domain/contract/formatted.ts', 'utf8'),
  });
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const tarball = packedBy(folder, out);
  console.log(`    ${Object.keys(files).length} files in ${folder}`);
  console.log(`    ${join(out, tarball)}`);
}

/** Bundles the contract of the last version. A history that has none gets no list of changes. */
async function contractOfLastVersion({ info }: Contract): Promise<Contract | null> {
  try {
    const last = lastVersion(openGit('.'), info.version);
    if (last === null) return null;
    console.log(`    changes since ${last.tag ?? last.commit.slice(0, 12)}`);
    return await bundledContract(last.commit);
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    console.log(`    no list of changes: ${reason}`);
    return null;
  }
}

/** Packs the folder with npm and returns the name of the tarball. */
function packedBy(folder: string, out: string): string {
  const options = ['--pack-destination', out, '--json', '--loglevel=error'];
  const packed = execFileSync(...npmCommand(['pack', resolve(folder), ...options]), {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  return filename;
}
