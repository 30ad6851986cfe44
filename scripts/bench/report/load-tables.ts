import type { ChunkSize } from '../loads/chunk-sizes';
import type { LoadResult } from '../loads/measure-loads';
import { resultOf } from './budgets';
import { markdownTable } from './markdown-table';
import { kilobytes, milliseconds, times } from './units';

/** The table combines chunks below this size in one line. */
const smallChunk = 2000;

/** Lists what each page requests until it is quiet. */
export function firstLoadTable(results: readonly LoadResult[]): string {
  return markdownTable(
    ['First load', 'Requests', 'JS+CSS gzip', 'JS+CSS brotli', 'All else, as sent'],
    results.map(({ name, load }) => [
      name,
      String(load.requests),
      kilobytes(load.gzip),
      kilobytes(load.brotli),
      kilobytes(load.otherBytes),
    ]),
  );
}

/** Lists when each page paints on the slow profile, compared with the bare page. */
export function paintTable(results: readonly LoadResult[], bareName: string): string {
  const bare = resultOf(results, bareName);
  return markdownTable(
    [
      'Slow profile',
      'First contentful paint',
      'Largest contentful paint',
      'to the bare page',
      'Total blocking time',
    ],
    results.map(({ name, paint }) => [
      name,
      milliseconds(paint.first),
      milliseconds(paint.largest),
      times(paint.largest / bare.paint.largest),
      milliseconds(paint.blocked),
    ]),
  );
}

/** Lists the scripts and style sheets of the build, and which pages request them first. */
export function chunkTable(chunks: readonly ChunkSize[], results: readonly LoadResult[]): string {
  const large = chunks.filter(({ gzip }) => gzip >= smallChunk);
  const small = chunks.filter(({ gzip }) => gzip < smallChunk);
  return markdownTable(
    ['Chunk', 'Bytes', 'gzip', 'brotli', 'First asked for by'],
    [
      ...large.map((chunk) => [
        withoutHash(chunk.file),
        ...sizes(chunk),
        results
          .filter(({ load }) => load.files.includes(chunk.file))
          .map(({ name }) => name)
          .join(', '),
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
