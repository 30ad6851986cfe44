import { deflateRawSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { isInFrame } from './early-pages.ts';
import { pagePathOf } from './route-facts.ts';
import { withImports } from './with-imports.ts';

/** The modules that exactly the same pages need. The bundler alone would make one chunk of them. */
export interface ModuleClass {
  modules: readonly string[];
  /** The paths of the pages that need these modules when they open. */
  pages: ReadonlySet<string>;
  /** The files of the parts that a person reaches for later and that need these modules. */
  parts: ReadonlySet<string>;
  /** Bytes with gzip. */
  size: number;
  /** The classes whose code this one imports, by their place in the list. */
  needs: ReadonlySet<number>;
}

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'imports' | 'isEntry' | 'isDynamicEntry' | 'facadeModuleId' | 'moduleIds' | 'code'
>;

const isPage = ({ facadeModuleId }: Chunk) => facadeModuleId?.includes('?tsr-split=') === true;

/** Lists the chunks that several pages need, or a page and a late part, of a bundle without groups. */
export function classesOf(chunks: readonly Chunk[]): ModuleClass[] {
  const reachedBy = (...users: Chunk[]) =>
    new Set([...withImports(users, chunks)].map(({ fileName }) => fileName));
  const frame = reachedBy(...chunks.filter(({ moduleIds }) => moduleIds.some(isInFrame)));
  const initial = reachedBy(...chunks.filter(({ isEntry }) => isEntry));
  const dynamic = chunks.filter(({ isDynamicEntry }) => isDynamicEntry);
  const pages = dynamic.filter(isPage).map((page) => {
    const user = pagePathOf(page.facadeModuleId) ?? page.fileName;
    const hasFrame = user.startsWith('/organisation/$');
    return { user, needed: new Set([...reachedBy(page), ...(hasFrame ? frame : [])]) };
  });
  const parts = dynamic
    .filter((chunk) => !isPage(chunk))
    .map((part) => ({ user: part.fileName, needed: reachedBy(part) }));
  const usersOf = (users: typeof parts, file: string) =>
    new Set(users.flatMap(({ user, needed }) => (needed.has(file) ? user : [])));
  const shared = chunks.flatMap((chunk) => {
    const users = { pages: usersOf(pages, chunk.fileName), parts: usersOf(parts, chunk.fileName) };
    // Without a chunk of its own, a page would not be in the list of early chunks.
    const isOwn = isPage(chunk) || initial.has(chunk.fileName) || users.pages.size === 0;
    return isOwn || users.pages.size + users.parts.size < 2 ? [] : { ...chunk, ...users };
  });
  // What a file adds to one with similar code. By itself, a short one compresses much worse.
  const beginnings = shared.map(({ code }) => code.slice(0, 400)).join('');
  const dictionary = Buffer.from(beginnings).subarray(-32_768);
  const places = new Map(shared.map(({ fileName }, place) => [fileName, place]));
  return shared.map(({ moduleIds, imports, code, ...users }) => ({
    modules: moduleIds,
    pages: users.pages,
    parts: users.parts,
    size: deflateRawSync(code, { dictionary }).length,
    needs: new Set(imports.flatMap((file) => places.get(file) ?? [])),
  }));
}
