import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const ending = '.module.css';

/**
 * Gives the classes of style modules short names in a build: two letters for the file, then their own.
 * Other names, with the name of the file, cost the first page 240 bytes.
 */
export function shortStyleNames(): Plugin {
  return {
    name: 'short-style-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: shortNames('src') } } }),
  };
}

/** Makes the function that names a class. The names are the same in every build of the same files. */
export function shortNames(folder: string): (name: string, file: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => basename(file))
    .sort();
  const letter = (index: number) => String.fromCharCode(97 + index);
  return (name, file) => {
    const place = files.indexOf(basename(file));
    if (place < 0) throw new Error(`${file} is not below ${folder}.`);
    return `${letter(Math.floor(place / 26))}${letter(place % 26)}-${name}`;
  };
}
