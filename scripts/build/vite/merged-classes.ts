import type { ModuleClass } from './module-classes.ts';

// What a byte counts for a part that a person reaches for later, beside one for a page.
const weightOfPart = 0.3;

// What a file costs by itself: a request, and what two short files compress worse than a long one.
const bytesOfFile = 8_000;

// The most visited page, with the longest list: its bytes count twice.
const mostVisited = '/admin/users';

/** One or more classes that become a chunk. */
interface Chunk {
  modules: string[];
  size: number;
  pages: Set<string>;
  parts: Set<string>;
  /** What it imports, also through others. */
  needs: Set<Chunk>;
}

/** What a byte counts for a page: more if it needs much already. */
type Weights = ReadonlyMap<string, number>;

/**
 * Makes few chunks of many classes: joins the two that cost the pages least, until each page has as few
 * as it may have. A page that needs one module of a chunk loads all of it, and what that needs.
 * @returns the modules of each chunk
 */
export function mergedClasses(
  classes: readonly ModuleClass[],
  mostOf: (page: string) => number,
): string[][] {
  const chunks = chunksOf(classes);
  const weights = weightsOf(chunks);
  for (;;) {
    const full = [...weights.keys()].filter(
      (page) => chunks.filter((chunk) => chunk.pages.has(page)).length > mostOf(page),
    );
    let best: { cost: number; pair: [Chunk, Chunk] } | undefined;
    for (const [place, a] of chunks.entries()) {
      if (!full.some((page) => a.pages.has(page))) continue;
      for (const b of chunks.slice(place + 1)) {
        if (!full.some((page) => a.pages.has(page) && b.pages.has(page))) continue;
        const cost = costOf(a, b, weights);
        if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { cost, pair: [a, b] };
      }
    }
    if (!best) return chunks.map(({ modules }) => modules);
    join(chunks, ...best.pair);
  }
}

function weightsOf(chunks: readonly Chunk[]): Weights {
  const needed = new Map<string, number>();
  for (const { pages, size } of chunks) {
    for (const page of pages) needed.set(page, (needed.get(page) ?? 0) + size);
  }
  return new Map(
    [...needed].map(([page, bytes]) => [
      page,
      (page === mostVisited ? 2 : 1) * (0.5 + (bytes / 50_000) ** 3),
    ]),
  );
}

function chunksOf(classes: readonly ModuleClass[]): Chunk[] {
  const chunks = classes.map(({ modules, size, pages, parts }) => ({
    ...{ modules: [...modules], size, pages: new Set(pages), parts: new Set(parts) },
    needs: new Set<Chunk>(),
  }));
  const addNeeds = (to: Chunk, place: number): void => {
    for (const need of classes[place]?.needs ?? []) {
      const needed = chunks[need];
      if (!needed || needed === to || to.needs.has(needed)) continue;
      to.needs.add(needed);
      addNeeds(to, need);
    }
  };
  for (const [place, chunk] of chunks.entries()) addNeeds(chunk, place);
  return chunks;
}

/** What pages load more if these are one chunk; infinite if chunks would need each other in a circle. */
function costOf(a: Chunk, b: Chunk, weights: Weights): number {
  const others = new Set([...a.needs, ...b.needs]);
  others.delete(a);
  others.delete(b);
  for (const other of others)
    if (other.needs.has(a) || other.needs.has(b)) return Number.POSITIVE_INFINITY;
  const bytesMore = (from: Pick<Chunk, 'pages' | 'parts'>, to: Chunk) => {
    const pages = [...from.pages].filter((page) => !to.pages.has(page));
    const parts = [...from.parts].filter((part) => !to.parts.has(part));
    const weight = pages.reduce((sum, page) => sum + (weights.get(page) ?? 1), 0);
    return to.size * (weight + weightOfPart * parts.length);
  };
  const own = bytesMore(a, b) + bytesMore(b, a);
  const users = {
    pages: new Set([...a.pages, ...b.pages]),
    parts: new Set([...a.parts, ...b.parts]),
  };
  const needed = [...others].map((other) => bytesMore(users, other));
  const both = [...a.pages].filter((page) => b.pages.has(page)).length;
  return needed.reduce((sum, bytes) => sum + bytes, own) - bytesOfFile * both;
}

/** Makes `b` a part of `a`. */
function join(chunks: Chunk[], a: Chunk, b: Chunk): void {
  chunks.splice(chunks.indexOf(b), 1);
  a.modules.push(...b.modules);
  a.size += b.size;
  for (const need of b.needs) a.needs.add(need);
  a.needs.delete(a);
  a.needs.delete(b);
  for (const page of b.pages) a.pages.add(page);
  for (const part of b.parts) a.parts.add(part);
  for (const chunk of chunks) {
    if (chunk === a || !(chunk.needs.delete(b) || chunk.needs.has(a))) continue;
    for (const need of [a, ...a.needs]) chunk.needs.add(need);
  }
  for (const need of a.needs) {
    for (const page of a.pages) need.pages.add(page);
    for (const part of a.parts) need.parts.add(part);
  }
}
