import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { bundleContract } from '../generate/bundle-contract';
import { contractIndex } from '../generate/contract-index';
import { generatedFiles } from '../generate/generated-files';
import { GeneratorProblem } from '../generate/generator-problem';
import { leftoverFiles } from '../generate/leftover-files';
import { agreedParts, unseenParts } from '../unseen/unseen-parts';
import { unseenProblems } from '../unseen/unseen-problems';
import type { Drift } from './drift';

const scratch = '.generated';

/** Type checks single files of the repository with a changed contract. */
export interface DriftCompiler {
  /** Returns those of the files in which type checking finds an error after the change. */
  filesThatFail(drift: Drift | null, files: readonly string[]): Promise<string[]>;
  /** Returns what the generator, or the gate of parts that no type shows, says of the change. */
  sentences(drift: Drift): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * Copies only the contract. In the compiler, the files generated from the changed contract replace
 * those of the repository. The compiler checks only the given files, and reads every file once for all
 * changes.
 */
export async function openDriftCompiler(): Promise<DriftCompiler> {
  await mkdir(scratch, { recursive: true });
  const folder = await mkdtemp(join(scratch, 'drift-'));
  await cp('openapi', join(folder, 'openapi'), { recursive: true });
  const programOf = programs();
  return {
    async filesThatFail(drift, files) {
      const generated = await generatedFiles(await contractAfter(folder, drift));
      const leftover = await leftoverFiles(['src', 'service'], Object.keys(generated));
      const program = programOf(generated, leftover);
      return files.filter((file) => {
        const source = program.getSourceFile(resolve(file));
        if (source === undefined) throw new Error(`${file} is no source file of this repository.`);
        return program.getSemanticDiagnostics(source).length > 0;
      });
    },
    async sentences(drift) {
      const contract = await contractAfter(folder, drift);
      let generated: Record<string, string>;
      try {
        generated = await generatedFiles(contract);
      } catch (error) {
        if (error instanceof GeneratorProblem) return [error.message];
        throw error;
      }
      return unseenProblems(
        unseenParts(contract, () => programOf(generated, [])),
        agreedParts(),
      );
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** @throws when the drift changes nothing, because then it proves nothing */
export function changedText(before: string, { change, file, from, to }: Drift): string {
  const after = before.replace(from, to);
  if (after === before) throw new Error(`"${change}" finds nothing to change in ${file}.`);
  return after;
}

/** Returns the bundled contract after the change. */
async function contractAfter(folder: string, drift: Drift | null) {
  const path = drift === null ? null : join(folder, drift.file);
  const before = path === null ? '' : await readFile(path, 'utf8');
  if (path !== null && drift !== null) await writeFile(path, changedText(before, drift));
  try {
    const source = join(folder, 'openapi/openapi.yaml');
    await writeFile(source, await contractIndex(join(folder, 'openapi')));
    return await bundleContract(source, join(folder, 'contract.json'));
  } finally {
    if (path !== null) await writeFile(path, before);
  }
}

/** Reads the repository's program as it is. */
export const repositoryProgram = (): ts.Program => programs()({}, []);

/** Makes a function that returns the repository's program, with some texts in place of files, and without others. */
function programs() {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, resolve('.'));
  const options = { ...parsed.options, incremental: false, tsBuildInfoFile: undefined };
  const roots = parsed.fileNames.filter((file) => isSource(file));
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  const known = new Map<string, ts.SourceFile | undefined>();
  const exists = host.fileExists.bind(host);
  let last: ts.Program | undefined;

  return (texts: Record<string, string>, leftover: readonly string[]): ts.Program => {
    const deleted = new Set(leftover.map((file) => resolve(file)));
    const isThere = (file: string) => !deleted.has(file);
    host.fileExists = (file) => isThere(file) && exists(file);
    const replaced = new Map(Object.entries(texts).map(([file, text]) => [resolve(file), text]));
    host.getSourceFile = (file, languageVersion) => {
      const text = replaced.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, languageVersion);
      if (!known.has(file)) known.set(file, readSource(file, languageVersion));
      return known.get(file);
    };
    const program = ts.createProgram(
      roots.filter(isThere),
      options,
      host,
      deleted.size > 0 ? undefined : last,
    );
    // A program that lacks files would pass on how it resolved their imports.
    last = deleted.size > 0 ? undefined : program;
    return program;
  };
}

// An error in a test does not prove that source code fails.
const isSource = (file: string) =>
  [resolve('src'), resolve('service')].some((folder) => file.startsWith(`${folder}/`)) &&
  !/\.test\.tsx?$/.test(file);
