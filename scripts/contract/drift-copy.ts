import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleContract } from '../generate/bundle-contract';
import { writeFileIfChanged } from '../generate/generated-file';
import { generatedFiles } from '../generate/generated-files';
import type { Drift } from './contract-drifts';

const parts = ['openapi', 'src', 'service', 'scripts', 'e2e', 'tsconfig.json', 'package.json'];
const compiler = 'node_modules/@typescript/native/bin/tsc';
const scratch = '.generated';
// What the compiler knew at the end of the last run. Its paths are relative, so it fits each copy
// that is as deep in the folders, and it goes by contents: it makes a run quicker, never different.
const known = join(scratch, 'drift.tsbuildinfo');

/** A copy of the repository, in which a changed contract can be generated and type checked. */
export interface DriftCopy {
  /** The files in which type checking finds an error once the contract has changed. */
  filesThatFail(drift: Drift | null): Promise<string[]>;
  remove(): Promise<void>;
}

export async function openDriftCopy(): Promise<DriftCopy> {
  await mkdir(scratch, { recursive: true });
  const folder = await mkdtemp(join(scratch, 'drift-'));
  await Promise.all(parts.map((part) => cp(part, join(folder, part), { recursive: true })));
  await copyFile(known, join(folder, 'types.tsbuildinfo')).catch(() => {});

  const generate = async () => {
    const source = join(folder, 'openapi/openapi.yaml');
    const contract = await bundleContract(source, join(folder, '.generated/contract.json'));
    for (const [path, content] of Object.entries(await generatedFiles(contract))) {
      await writeFileIfChanged(join(folder, path), content);
    }
  };
  return {
    async filesThatFail(drift) {
      const path = drift === null ? null : join(folder, drift.file);
      const before = path === null ? '' : await readFile(path, 'utf8');
      if (path !== null && drift !== null) await writeFile(path, changedText(before, drift));
      try {
        await generate();
        return await typeCheck(folder);
      } finally {
        if (path !== null) await writeFile(path, before);
      }
    },
    async remove() {
      const last = join(folder, 'types.tsbuildinfo');
      // Another run may do the same; whole files take each other's place.
      await rename(last, known).catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @throws when there is nothing to change, which would prove nothing */
export function changedText(before: string, { change, file, from, to }: Drift): string {
  const after = before.replace(from, to);
  if (after === before) throw new Error(`"${change}" finds nothing to change in ${file}.`);
  return after;
}

function typeCheck(folder: string): Promise<string[]> {
  const options = ['--pretty', 'false', '--incremental', '--tsBuildInfoFile'];
  const given = [compiler, '-p', folder, ...options, join(folder, 'types.tsbuildinfo')];
  return new Promise((resolve, reject) => {
    const settings = { maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, given, settings, (error, stdout, stderr) => {
      const files = [...stdout.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, file]) => file);
      const own = files.map((file) => file?.replace(new RegExp(`^.*${folder}/`), '') ?? '');
      if (error === null || files.length > 0) resolve([...new Set(own)].sort());
      else reject(new Error(`Type checking itself failed.\n${stdout}${stderr}`));
    });
  });
}
