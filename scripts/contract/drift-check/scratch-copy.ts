import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { leftoverFiles } from '../generate/leftover-files';

const sources = ['src', 'service'];

/** Paths of tests, and of folders with what helps them. */
const tests = /\.test\.tsx?$|[\\/]testing$/;

/**
 * Copies the code of both sides into a folder. Leaves out tests and what helps them: an error there does not
 * prove that source code fails.
 * @param folder directly below `.generated`, where imports still find the packages
 * @param files the files to check, with what they import; all if left out
 */
export async function copySources(folder: string, files?: readonly string[]): Promise<void> {
  const filter = (path: string) => !tests.test(path);
  for (const source of sources) await cp(source, join(folder, source), { recursive: true, filter });
  const settings = {
    extends: '../../tsconfig.json',
    compilerOptions: { paths: { '~/*': ['./src/*'] } },
    include: files ? [] : sources,
    ...(files && { files }),
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
}

/** Replaces the generated files of the copy, and removes those that the contract no longer generates. */
export async function replaceGenerated(
  folder: string,
  generated: Record<string, string>,
): Promise<void> {
  for (const [path, text] of Object.entries(generated)) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  const leftover = await leftoverFiles(
    sources.map((source) => join(folder, source)),
    Object.keys(generated).map((path) => join(folder, path)),
  );
  for (const path of leftover) await rm(path);
}
