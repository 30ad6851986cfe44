import type { Rolldown } from 'vite';
import { pagePathOf } from './route-facts.ts';

type Chunk = Rolldown.OutputChunk;

/** Returns these chunks and all that they import, imported ones first: later styles win. */
export function withImports(wanted: readonly Chunk[], chunks: readonly Chunk[]): Chunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found: Chunk[] = [];
  const seen = new Set<Chunk>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) add(byFile.get(file));
    found.push(chunk);
  };
  for (const chunk of wanted) add(chunk);
  return found;
}

/** The users of `neededChunks` that are pages. */
export const isPage = (user: string) => user.startsWith('/');

/**
 * Lists the chunks that each page and each late part needs beside the console's own script. A page
 * has its path, a part the name of its file.
 */
export function neededChunks(chunks: readonly Chunk[]): Map<string, Chunk[]> {
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const initial = new Set(withImports(entries, chunks));
  // The frame of every page of an organisation loads this module, for the organisation's name.
  const isOfFrame = (id: string) => id.endsWith('/src/api/organisations.ts');
  const frame = chunks.filter(({ moduleIds }) => moduleIds.some(isOfFrame));
  const needed = chunks
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map((chunk) => {
      const user = pagePathOf(chunk.facadeModuleId) ?? chunk.fileName;
      const parts = user.startsWith('/organisation/$') ? [...frame, chunk] : [chunk];
      return [user, withImports(parts, chunks).filter((each) => !initial.has(each))] as const;
    });
  return new Map(needed);
}
