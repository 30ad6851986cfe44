import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const read = (path: string) => readFile(path, 'utf8').catch(() => undefined);

/** Tells whether the file at `path` holds exactly `content`. */
export async function checkFile(path: string, content: string): Promise<boolean> {
  return (await read(path)) === content;
}

/** Writes `content` to `path` unless the file has it already. Tells whether it wrote. */
export async function writeFileIfChanged(path: string, content: string): Promise<boolean> {
  if (await checkFile(path, content)) return false;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  return true;
}
