import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of `openapi/paths`: its paths, and the tag of its first call. */
interface PathFile {
  name: string;
  paths: string[];
  tag: string | undefined;
}

/**
 * Returns the text of `openapi.yaml` with an entry for each path of the files in `paths`. The files
 * come in the order of their tags.
 */
export async function contractIndex(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'openapi.yaml'), 'utf8');
  const tags = [...text.matchAll(/^ {2}- name: (\S+)$/gm)].map(([, tag]) => tag);
  const names = (await readdir(join(folder, 'paths'))).sort();
  const files = await Promise.all(names.map((name) => readPathFile(folder, name)));
  const order = ({ tag }: PathFile) => tags.indexOf(tag);
  const entries = files
    .sort((a, b) => order(a) - order(b))
    .flatMap(({ name, paths }) => paths.map((path) => entryOf(path, name)));
  return text.replace(/(?<=\npaths:\n)(?: .*\n|#.*\n)*/, () => entries.join(''));
}

async function readPathFile(folder: string, name: string): Promise<PathFile> {
  const text = await readFile(join(folder, 'paths', name), 'utf8');
  const [, tag] = /^ {4}tags: \[([^\],]+)/m.exec(text) ?? [];
  const paths = [...text.matchAll(/^(\/\S*):$/gm)].map(([, path = '']) => path);
  return { name, paths, tag };
}

function entryOf(path: string, file: string): string {
  const pointer = path.replaceAll('~', '~0').replaceAll('/', '~1');
  return `  ${path}:\n    $ref: 'paths/${file}#/${pointer}'\n`;
}
