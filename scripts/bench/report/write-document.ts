import { readFile, writeFile } from 'node:fs/promises';

const begin = '<!-- results -->';
const end = '<!-- end of results -->';

/**
 * Replaces the results between the two markers of a document.
 * @throws when the document does not have both markers in their order
 */
export function withResults(document: string, results: string): string {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The marks ${begin} and ${end} are missing.`);
  return `${document.slice(0, from + begin.length)}\n\n${results}\n\n${document.slice(to)}`;
}

/** Writes the results into a file with these markers. */
export async function writeResults(file: string, results: string): Promise<void> {
  await writeFile(file, withResults(await readFile(file, 'utf8'), results));
}
