import type { Plugin } from 'vite';

/** The placeholder in index.html for the list of the pages' chunks. Only the build knows the list. */
const placeholder = '/* chunks of the pages */ [[], []]';

/** The files, and for each page its path, with `$` for each parameter, and the indexes of its files. */
export type PageChunks = [files: string[], pages: [path: string, needed: number[]][]];

interface Chunk {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  isEntry: boolean;
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/**
 * Writes into index.html which chunks each page needs. The page's early script can then request them
 * together with the console's own script instead of after it.
 */
export function earlyChunks(): Plugin {
  return {
    name: 'early-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!html.includes(placeholder)) throw new Error(`index.html lacks ${placeholder}`);
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        return html.replace(placeholder, JSON.stringify(pageChunks(chunks)));
      },
    },
  };
}

/** Lists what each page needs beside the console's own script. */
export function pageChunks(chunks: readonly Chunk[]): PageChunks {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const initial = withImports(
    chunks.filter(({ isEntry }) => isEntry),
    byFile,
  );
  const places = new Map<string, number>();
  const placeOf = (file: string) => {
    if (!places.has(file)) places.set(file, places.size);
    return places.get(file) ?? 0;
  };
  const pages = chunks
    .flatMap((chunk): PageChunks[1] => {
      const path = pagePathOf(chunk.facadeModuleId);
      if (path === undefined) return [];
      const needed = [...withImports([chunk], byFile)]
        .filter((other) => !initial.has(other))
        .flatMap(({ fileName, viteMetadata }) => [...(viteMetadata?.importedCss ?? []), fileName]);
      return [[path, needed.map(placeOf)]];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return [[...places.keys()], pages];
}

/** Returns chunks and all that they import, imported chunks first: styles of later chunks win. */
function withImports(chunks: readonly Chunk[], byFile: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const found = new Set<Chunk>();
  const seen = new Set<Chunk>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) add(byFile.get(file));
    found.add(chunk);
  };
  for (const chunk of chunks) add(chunk);
  return found;
}

/** "…/src/routes/_signed-in/admin/users/edit.$id.tsx?tsr-split=component" -> "/admin/users/edit/$". */
function pagePathOf(moduleId: string | null): string | undefined {
  const route = /\/src\/routes\/(.+)\.tsx\?tsr-split=component/.exec(moduleId ?? '')?.[1];
  // The page for unknown addresses is small.
  if (route === undefined || route === '$') return undefined;
  const segments = route
    .split(/[/.]/)
    .filter((segment) => segment !== 'index' && segment !== 'route' && !segment.startsWith('_'))
    .map((segment) => (segment.startsWith('$') ? '$' : segment));
  return `/${segments.join('/')}`;
}
