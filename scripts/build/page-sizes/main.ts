import { readFileSync, writeFileSync } from 'node:fs';
import { judgeSizes } from './judge-sizes';
import { measurePages } from './page-size';
import { committedBytes, documentOf } from './size-table';

/**
 * Compares the sizes of the built pages with the committed table, or writes the table with `--write`.
 * Nobody can announce a page that exceeds its budget.
 */
const file = 'docs/page-sizes.md';
const sizes = measurePages('dist');
if (process.argv.includes('--write')) writeFileSync(file, documentOf(sizes));
const sentences = judgeSizes(sizes, committedBytes(readFileSync(file, 'utf8')));
if (sentences.length > 0) {
  const advice = `"npm run page-sizes -- --plan --write" plans the shared chunks again. If a growth within the budget is meant, "npm run page-sizes -- --write" announces it in ${file}.`;
  console.error([...sentences, advice].join('\n'));
  process.exit(1);
}
const largest = sizes.toSorted((a, b) => b.bytes - a.bytes)[0];
console.log(`${sizes.length} pages fit. The largest is ${largest?.path}: ${largest?.bytes} bytes.`);
