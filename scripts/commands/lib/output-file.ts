import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes sure that a file can be written, before the work whose result it gets.
 * @param option that names the file
 * @throws with one sentence when the file has no name, no folder, or is a folder itself
 */
export function requireOutputFile(option: string, file: string): void {
  requireFileName(option, file);
  const folder = dirname(file);
  if (!isFolder(folder)) throw new Error(`${option}: there is no folder ${folder}.`);
  try {
    accessSync(existsSync(file) ? file : folder, constants.W_OK);
  } catch {
    throw new Error(`${option}: ${file} cannot be written.`);
  }
}

/** @throws with one sentence when the text is no name of a file */
export function requireFileName(option: string, file: string): void {
  if (file === '') throw new Error(`${option} takes the name of a file.`);
  if (file.endsWith('/') || isFolder(file)) throw new Error(`${option}: ${file} is a folder.`);
}

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();
