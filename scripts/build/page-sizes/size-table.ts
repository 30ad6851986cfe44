import { markdownTable } from './markdown-table';
import type { PageSize } from './page-size';

const heading = `# Sizes of pages

\`npm run page-sizes -- --write\` writes this table, and \`npm test\` compares the build with it: a page may
grow by 3 % before it has to be written again. \`--plan --write\` first plans again which shared code is in
which chunk: it is worth its minute when many pages have grown. The bytes are those of scripts and style
sheets with gzip; 1 kB is 1,000 bytes. The requests are the document, the files, the session, the currencies,
the locales and what the route reads. \`$\` stands for a parameter. [performance.md](performance.md) has the
times, and [decision 0086](decisions/0086-few-chunks-that-come-early.md) says how the pages share their chunks.

`;

/** Makes the document with the sizes of all pages. */
export function documentOf(sizes: readonly PageSize[]): string {
  const rows = sizes.map(({ path, scripts, styles, requests, bytes }) => [
    `\`${path}\``,
    String(scripts),
    String(styles),
    String(requests),
    (bytes / 1000).toFixed(1),
  ]);
  return `${heading}${markdownTable(['Page', 'Scripts', 'Style sheets', 'Requests', 'kB'], rows)}\n`;
}

/** Reads the bytes of each page from the document. */
export function committedBytes(document: string): Map<string, number> {
  const rows = document.matchAll(/^\| `([^`]+)`.*\|\s*([\d.]+)\s*\|$/gm);
  return new Map([...rows].map(([, path = '', kilobytes]) => [path, Number(kilobytes) * 1000]));
}
