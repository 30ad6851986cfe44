import type { Plugin, Rolldown } from 'vite';
import { isPage, neededChunks } from './needed-chunks.ts';
import { type RouteFacts, routeFacts } from './route-facts.ts';

/** The placeholder in index.html for the list of the pages. Only the build knows their files. */
const placeholder = '[[], []] /* end of pages */';

// It is part of the console's own script.
const landingPage = '/admin';

/**
 * Writes into index.html which chunks each page needs, what its route reads and who may open it.
 * The page's early script can then request both with the console's own script instead of after it.
 */
export function earlyChunks(): Plugin {
  const sources = new Map<string, string>();
  return {
    name: 'early-chunks',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (/\/src\/routes\/[^?]+$/.test(id)) sources.set(id, code);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!html.includes(placeholder)) throw new Error(`index.html lacks ${placeholder}`);
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const early = earlyPages(chunks, routeFacts([...sources.values()]));
        const lost = early[1].find(([path, needed]) => needed.length === 0 && path !== landingPage);
        if (lost) throw new Error(`${lost[0]} has no chunk of its own, so none can come early.`);
        return html.replace(placeholder, `${JSON.stringify(early)} /* end of pages */`);
      },
    },
  };
}

/** `$` stands for a parameter. The last element is 1 if the reads depend on the search. */
type EarlyPage = [path: string, needed: number[], reads: string[], rank: number, noSearch?: 1];

/**
 * Lists the files that pages need beside the console's own script, and for each page its path, the
 * indexes of its files, its reads and who may open it.
 */
export function earlyPages(
  chunks: readonly Rolldown.OutputChunk[],
  routes: ReadonlyMap<string, RouteFacts>,
): [files: string[], pages: EarlyPage[]] {
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
