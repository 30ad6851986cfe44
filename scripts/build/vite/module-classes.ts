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
  const shared = [...sharedChunksOf(chunks)];
  // What a file adds to one with similar code. By itself, a short one compresses much worse.
  const beginnings = shared.map(([{ code }]) => code.slice(0, 400)).join('');
  const dictionary = Buffer.from(beginnings).subarray(-32_768);
  const classes = new Map(
    shared.map(([chunk, users]): [Chunk, ModuleClass] => [
      chunk,
      {
        modules: [...chunk.moduleIds],
        size: deflateRawSync(chunk.code, { dictionary }).length,
        users: new Set(users),
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

/** Returns the bytes, with gzip, of what each page loads in chunks that it does not share. */
export function ownBytesOf(chunks: readonly Chunk[]): Map<string, number> {
  const shared = sharedChunksOf(chunks);
  const pages = [...neededChunks(chunks)].filter(([user]) => isPage(user));
  return new Map(
    pages.map(([page, those]) => {
      const own = those.filter((chunk) => !shared.has(chunk));
      return [page, own.reduce((sum, { code }) => sum + deflateRawSync(code).length, 0)];
    }),
  );
}

/** Returns the chunks that several users need, one of them a page, with all their users. */
function sharedChunksOf(chunks: readonly Chunk[]): Map<Chunk, string[]> {
  const needed = [...neededChunks(chunks)];
  const withUsers = chunks.map((chunk): [Chunk, string[]] => [
    chunk,
    needed.flatMap(([user, those]) => (those.includes(chunk) ? user : [])),
  ]);
  return new Map(
    withUsers.filter(
      // Without a chunk of its own, a page would not be in the list of early chunks.
      ([{ facadeModuleId }, users]) =>
        !pagePathOf(facadeModuleId) && users.some(isPage) && users.length > 1,
    ),
  );
}
