import { judgeSizes, measurePages } from './page-sizes';

/** Compares the sizes of the built pages with their budgets. `--list` shows all of them. */
const sizes = measurePages('dist').toSorted((a, b) => b.bytes - a.bytes);
if (process.argv.includes('--list')) console.table(sizes);
const sentences = judgeSizes(sizes);
if (sentences.length > 0) {
  console.error([...sentences, '"npm run page-sizes" shows what each page loads.'].join('\n'));
  process.exit(1);
}
const [largest] = sizes;
console.log(`${sizes.length} pages fit. The largest is ${largest?.path}: ${largest?.bytes} bytes.`);
