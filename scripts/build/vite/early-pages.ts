import type { Rolldown } from 'vite';
import { isPage, neededChunks } from './needed-chunks.ts';
import type { RouteFacts } from './route-facts.ts';

/** The files; and for each page its path, the indexes of its files, its reads and its rank. */
export type EarlyPages = [files: string[], pages: EarlyPage[]];

/** `$` stands for a parameter. The last element is 1 if the reads depend on the search. */
type EarlyPage = [path: string, needed: number[], reads: string[], rank: number, noSearch?: 1];

/** Lists what each page needs beside the console's own script, and who may open it. */
export function earlyPages(
  chunks: readonly Rolldown.OutputChunk[],
  routes: ReadonlyMap<string, RouteFacts>,
): EarlyPages {
  const filesOf = new Map<string, string[]>();
  for (const [path, { reads }] of routes) if (reads.length > 0) filesOf.set(path, []);
  for (const [path, needed] of neededChunks(chunks)) {
    if (!isPage(path)) continue;
    const own = needed.flatMap(({ fileName, viteMetadata }) => [
      ...(viteMetadata?.importedCss ?? []),
      fileName,
    ]);
    filesOf.set(path, [...new Set(own)]);
  }
  const files = [...new Set([...filesOf.values()].flat())];
  const pages = [...filesOf].sort(byPath).map(([path, needed]): EarlyPage => {
    const { reads = [], areOnlyWithoutSearch, rank = 0 } = routes.get(path) ?? {};
    const asked = reads.map((read) => read.replace(/\{\w+\}/g, '$'));
    const places = needed.map((file) => files.indexOf(file));
    return areOnlyWithoutSearch ? [path, places, asked, rank, 1] : [path, places, asked, rank];
  });
  return [files, pages];
}

// The first page that fits an address is the one, so that parameters come last.
const byPath = ([a]: [string, unknown], [b]: [string, unknown]) =>
  a.replaceAll('$', '~') < b.replaceAll('$', '~') ? -1 : 1;
