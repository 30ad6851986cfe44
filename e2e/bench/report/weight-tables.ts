import type { ChunkSize } from '../weight/chunk-sizes';
import type { PageWeight } from '../weight/every-page';
import { type PageKind, pageKinds } from '../weight/page-kinds';
import { limits } from './budgets';
import { atMost, type Budget, exact, type Figure } from './figures';
import { markdownTable } from './markdown-table';
import { kilobytes } from './units';

/** The table combines chunks below this size in one line. */
const smallChunk = 10_000;

const budgetKinds = ['summary', 'grid', 'edit', 'tree', 'auditLog'] as const;

/**
 * The budgets of pages. The heaviest page of a kind counts.
 * @throws when a kind has no page
 */
export function weightBudgets(pages: readonly PageWeight[]): Budget[] {
  return budgetKinds.flatMap((kind) => {
    const ofKind = pages.filter((page) => page.kind === kind);
    if (ofKind.length === 0) throw new Error(`There is no ${pageKinds[kind]}.`);
    const title = ofKind.length > 1 ? `${pageKinds[kind]}, the heaviest` : pageKinds[kind];
    const limit = kind === 'summary' ? limits.summary : limits.page;
    const heaviest = (size: 'gzip' | 'requests') =>
      Math.max(...ofKind.map(({ load }) => load[size]));
    return [
      atMost(limit.gzip, exact(`${title}: JS and CSS, gzip`, heaviest('gzip'), kilobytes)),
      atMost(limit.requests, exact(`${title}: requests`, heaviest('requests'))),
    ];
  });
}

/** The bytes and requests of each page. */
export const weightFigures = (pages: readonly PageWeight[]): Figure[] =>
  pages.flatMap(({ name, load }) => [
    exact(`\`${name}\`: JS and CSS, gzip`, load.gzip, kilobytes),
    exact(`\`${name}\`: requests`, load.requests),
  ]);

/** Lists what each page requests until it is quiet, the heaviest page of each kind first. */
export function weightTable(pages: readonly PageWeight[]): string {
  const kinds = [null, ...Object.keys(pageKinds)];
  const sorted = [...pages].sort(
    (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || b.load.gzip - a.load.gzip,
  );
  const kindOf = (kind: PageKind | null) => (kind === null ? '' : pageKinds[kind]);
  return markdownTable(
    [
      'First load',
      'Kind',
      'Requests',
      'Scripts',
      'JS+CSS gzip',
      'JS+CSS brotli',
      'All else, as sent',
    ],
    sorted.map(({ name, kind, load }) => [
      kind === null ? name : `\`${name}\``,
      kindOf(kind),
      String(load.requests),
      String(load.files.filter((file) => file.endsWith('.js')).length),
      kilobytes(load.gzip),
      kilobytes(load.brotli),
      kilobytes(load.otherBytes),
    ]),
  );
}

/** Lists the scripts and style sheets of the build, and how many pages request them first. */
export function chunkTable(chunks: readonly ChunkSize[], pages: readonly PageWeight[]): string {
  const large = chunks.filter(({ gzip }) => gzip >= smallChunk);
  const small = chunks.filter(({ gzip }) => gzip < smallChunk);
  return markdownTable(
    ['Chunk', 'Bytes', 'gzip', 'brotli', 'Pages that load it at first'],
    [
      ...large.map((chunk) => [
        withoutHash(chunk.file),
        ...sizes(chunk),
        String(pages.filter(({ load }) => load.files.includes(chunk.file)).length),
      ]),
      [`${small.length} smaller ones together`, ...sizes(sumOf(small)), ''],
      [`All ${chunks.length}`, ...sizes(sumOf(chunks)), ''],
    ],
  );
}

const sizes = ({ raw, gzip, brotli }: Omit<ChunkSize, 'file'>) =>
  [raw, gzip, brotli].map(kilobytes);

/** "users-grid-screen-BxK3_a-9.js" -> "users-grid-screen.js": the hash changes with every build. */
const withoutHash = (file: string) => file.replace(/-[\w-]{8}(\.\w+)$/, '$1');

function sumOf(chunks: readonly ChunkSize[]) {
  const total = (size: 'raw' | 'gzip' | 'brotli') =>
    chunks.reduce((sum, chunk) => sum + chunk[size], 0);
  return { raw: total('raw'), gzip: total('gzip'), brotli: total('brotli') };
}
