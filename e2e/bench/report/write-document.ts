import { readFile, writeFile } from 'node:fs/promises';
import { partNames, partTitles } from '../options';
import { budgetTable } from './budget-table';
import type { BenchRecord } from './record';

const begin = '<!-- results -->';
const end = '<!-- end of results -->';

/** The text of each part by its name, without its heading. */
export type Sections = Partial<Record<string, string>>;

/**
 * Replaces the table of budgets and the given sections between the two markers of a document. The
 * sections of other parts stay, in their order.
 * @throws when the document does not have both markers in their order
 */
export function withResults(document: string, budgets: string, changed: Sections): string {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The marks ${begin} and ${end} are missing.`);
  const sections = { ...sectionsIn(document.slice(from + begin.length, to)), ...changed };
  const texts = partNames.flatMap((name) => {
    const text = sections[name];
    return text ? [`### ${partTitles[name]}\n\n${text}`] : [];
  });
  const results = [budgets, ...texts].join('\n\n');
  return `${document.slice(0, from + begin.length)}\n\n${results}\n\n${document.slice(to)}`;
}

function sectionsIn(results: string): Sections {
  const sections: Sections = {};
  for (const part of `\n${results}`.split('\n### ').slice(1)) {
    const [title = '', ...lines] = part.split('\n');
    const name = partNames.find((known) => partTitles[known] === title);
    if (name) sections[name] = lines.join('\n').trim();
  }
  return sections;
}

/** Writes the budgets of a record and the given sections into a file with these markers. */
export async function writeResults(file: string, record: BenchRecord, changed: Sections) {
  const document = await readFile(file, 'utf8');
  await writeFile(file, withResults(document, budgetTable(record), changed));
}
