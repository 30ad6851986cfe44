import { deflateRawSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { isPage, neededChunks, withImports } from './needed-chunks.ts';
import { pagePathOf } from './route-facts.ts';

/** The modules that exactly the same users need. The bundler alone would make one chunk of them. */
export interface ModuleClass {
  modules: string[];
  /** Bytes with gzip. */
  size: number;
  /** The pages that need these modules when they open, and the late parts (`neededChunks`). */
  users: Set<string>;
  /** What it imports, also through others. */
  needs: Set<ModuleClass>;
}

type Chunk = Rolldown.OutputChunk;

/** Lists what several pages need, or a page and a late part, of a bundle without groups. */
export function classesOf(chunks: readonly Chunk[]): ModuleClass[] {
  const needed = [...neededChunks(chunks)];
  const usersOf = (chunk: Chunk) =>
    needed.flatMap(([user, those]) => (those.includes(chunk) ? user : []));
  const shared = chunks.filter((chunk) => {
    const users = usersOf(chunk);
    // Without a chunk of its own, a page would not be in the list of early chunks.
    return !pagePathOf(chunk.facadeModuleId) && users.some(isPage) && users.length > 1;
  });
  // What a file adds to one with similar code. By itself, a short one compresses much worse.
  const beginnings = shared.map(({ code }) => code.slice(0, 400)).join('');
  const dictionary = Buffer.from(beginnings).subarray(-32_768);
  const classes = new Map(
    shared.map((chunk): [Chunk, ModuleClass] => [
      chunk,
      {
        modules: [...chunk.moduleIds],
        size: deflateRawSync(chunk.code, { dictionary }).length,
        users: new Set(usersOf(chunk)),
        needs: new Set(),
      },
    ]),
  );
  for (const [chunk, own] of classes) {
    const needs = withImports([chunk], chunks).flatMap((each) => classes.get(each) ?? []);
    own.needs = new Set(needs.filter((need) => need !== own));
  }
  return [...classes.values()];
}
