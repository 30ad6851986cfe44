import { existsSync, readFileSync } from 'node:fs';
import { anchorOf, type Reference, referencesIn } from './references';
import { repositoryFiles } from './repository-files';

/** Reports the references in code, comments and documents that have no target. */
const endings = ['ts', 'tsx', 'mjs', 'cjs', 'css', 'yaml', 'md'];
const files = repositoryFiles('.');
// The tests of this check contain references without a target.
const texts = files.filter(
  (file) =>
    endings.includes(file.split('.').at(-1) ?? '') &&
    !file.includes('.gen.') &&
    !file.startsWith('scripts/checks/references/'),
);

const anchors = new Map<string, Set<string>>();
function anchorsOf(file: string): Set<string> {
  const known = anchors.get(file);
  if (known) return known;
  const headings = readFileSync(file, 'utf8').matchAll(/^#{1,6} (.*)$/gm);
  const found = new Set([...headings].map(({ 1: heading = '' }) => anchorOf(heading)));
  anchors.set(file, found);
  return found;
}

function isResolved({ path, anchor }: Reference): boolean {
  if (path === null) return false;
  if (/^docs\/decisions\/\d{4}$/.test(path)) {
    return files.some((file) => file.startsWith(`${path}-`));
  }
  if (!existsSync(path)) return false;
  return anchor === '' || !path.endsWith('.md') || anchorsOf(path).has(anchor);
}

// A program writes these tables. They may name files that no longer exist.
const withoutTables = (text: string) =>
  text.replaceAll(/<!-- ([\w ]+) -->[\s\S]*?<!-- end of \1 -->/g, (table) =>
    table.replaceAll(/[^\n]/g, ' '),
  );

let count = 0;
const problems = texts.flatMap((file) => {
  const references = referencesIn(file, withoutTables(readFileSync(file, 'utf8')));
  count += references.length;
  return references
    .filter((reference) => !isResolved(reference))
    .map(({ line, text }) => `${file}:${line} refers to ${text}, which is not in the repository.`);
});
console.log(problems.join('\n') || `    ${count} references lead to what exists.`);
process.exitCode = problems.length === 0 ? 0 : 1;
