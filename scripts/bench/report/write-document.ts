import { readFile, writeFile } from 'node:fs/promises';

const begin = '<!-- results -->';
const end = '<!-- end of results -->';

/**
 * The document with new results between its two marks.
 * @throws when it does not have both marks in their order
 */
export function withResults(document: string, results: string): string {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The marks ${begin} and ${end} are missing.`);
  return `${document.slice(0, from + begin.length)}\n\n${results}\n\n${document.slice(to)}`;
}

/** Puts the results into a file with these marks. */
export async function writeResults(file: string, results: string): Promise<void> {
  await writeFile(file, withResults(await readFile(file, 'utf8'), results));
}
