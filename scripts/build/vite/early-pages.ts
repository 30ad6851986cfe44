import { pagePathOf, type RouteFacts } from './route-facts.ts';
import { withImports } from './with-imports.ts';

/** The files; and for each page its path, the indexes of its files, its reads and its rank. */
export type EarlyPages = [files: string[], pages: EarlyPage[]];

/** `$` stands for a parameter. The last element is 1 if the reads depend on the address's search. */
type EarlyPage = [
  path: string,
  needed: number[],
  reads: string[],
  rank: number,
  isWithoutSearch?: 1,
];

interface Chunk {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  isEntry: boolean;
  imports: string[];
  moduleIds?: readonly string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** Whether the frame of every page of an organisation loads this module, for the organisation's name. */
export const isInFrame = (moduleId: string | null): boolean =>
  moduleId?.endsWith('/src/api/organisations.ts') === true;

/** Lists what each page needs beside the console's own script, and who may open it. */
export function earlyPages(
  chunks: readonly Chunk[],
  routes: ReadonlyMap<string, RouteFacts>,
): EarlyPages {
  const initial = withImports(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );
  const frame = chunks.filter(({ moduleIds }) => moduleIds?.some(isInFrame));
  const files = new Map<string, string[]>();
  for (const [path, { reads }] of routes) if (reads.length > 0) files.set(path, []);
  for (const chunk of chunks) {
    const path = pagePathOf(chunk.facadeModuleId);
    if (path === undefined || !chunk.facadeModuleId?.includes('?tsr-split=')) continue;
    const parts = path.startsWith('/organisation/$') ? [...frame, chunk] : [chunk];
    const needed = [...withImports(parts, chunks)].filter((other) => !initial.has(other));
    const own = needed.flatMap(({ fileName, viteMetadata }) => [
      ...(viteMetadata?.importedCss ?? []),
      fileName,
    ]);
    // The parts of a route may have several chunks.
    files.set(path, [...new Set([...(files.get(path) ?? []), ...own])]);
  }
  const places = new Map([...new Set([...files.values()].flat())].map((file, at) => [file, at]));
  const pages = [...files].sort(byPath).map(([path, needed]): EarlyPage => {
    const { reads = [], areOnlyWithoutSearch, rank = 0 } = routes.get(path) ?? {};
    const asked = reads.map((read) => read.replace(/\{\w+\}/g, '$'));
    const own = needed.flatMap((file) => places.get(file) ?? []);
    return areOnlyWithoutSearch ? [path, own, asked, rank, 1] : [path, own, asked, rank];
  });
  return [[...places.keys()], pages];
}

// The first page that fits an address is the one, so that parameters come last.
const byPath = ([a]: [string, unknown], [b]: [string, unknown]) =>
  a.replaceAll('$', '~') < b.replaceAll('$', '~') ? -1 : 1;
