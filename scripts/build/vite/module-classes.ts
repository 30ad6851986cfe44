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

/**
 * Lists what several pages need, or a page and a late part, of a bundle without groups; and the
 * bytes, with gzip, of what each page loads beside it.
 */
export function classesOf(chunks: readonly Chunk[]) {
  const needed = [...neededChunks(chunks)];
  // Without a chunk of its own, a page would not be in the list of early chunks.
  const shared = chunks.flatMap((chunk) => {
    const users = needed.flatMap(([user, those]) => (those.includes(chunk) ? user : []));
    const isShared = users.length > 1 && users.some(isPage) && !pagePathOf(chunk.facadeModuleId);
    return isShared ? { chunk, users } : [];
  });
  // What a file adds to one with similar code. By itself, a short one compresses much worse.
  const beginnings = shared.map(({ chunk }) => chunk.code.slice(0, 400)).join('');
  const dictionary = Buffer.from(beginnings).subarray(-32_768);
  const classes = new Map<Chunk, ModuleClass>();
  for (const { chunk, users } of shared) {
    const size = deflateRawSync(chunk.code, { dictionary }).length;
    const modules = [...chunk.moduleIds];
    classes.set(chunk, { modules, size, users: new Set(users), needs: new Set() });
  }
  for (const [chunk, own] of classes) {
    const needs = withImports([chunk], chunks).flatMap((each) => classes.get(each) ?? []);
    own.needs = new Set(needs.filter((need) => need !== own));
  }
  const ownBytes = new Map<string, number>();
  for (const [page, those] of needed.filter(([user]) => isPage(user))) {
    const own = those.filter((chunk) => !classes.has(chunk));
    ownBytes.set(
      page,
      own.reduce((sum, { code }) => sum + deflateRawSync(code).length, 0),
    );
  }
  return { classes: [...classes.values()], ownBytes };
}
