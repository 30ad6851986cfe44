import type { ModuleClass } from './module-classes.ts';
import { isPage } from './needed-chunks.ts';

// What a byte counts for a part that a person reaches for later, beside one for a page.
const weightOfPart = 0.3;

// What a file costs by itself: a request, and what two short files compress worse than a long one.
const bytesOfFile = 10_000;

// The most visited page, with the longest list: its bytes count twice.
const mostVisited = '/admin/users';

// Bytes of chunks that a page has at most, beside those of every page, so that it fits its budget.
const mostBytes = 84_000;

/**
 * Makes few chunks of many classes, which it changes: joins the two that cost the pages least,
 * until each page has as few as it may have. A page that needs one module of a chunk loads
 * all of it, and what that needs.
 * @param ownBytes what a page loads for itself
 * @returns the modules of each chunk
 */
export function mergedClasses(
  classes: readonly ModuleClass[],
  mostOf: (page: string) => number,
  ownBytes: ReadonlyMap<string, number>,
): string[][] {
  const chunks = [...classes];
  for (;;) {
    const bytes = bytesOfPages(chunks, ownBytes);
    const full = [...bytes.keys()].filter(
      (page) => chunks.filter(({ users }) => users.has(page)).length > mostOf(page),
    );
    let best: { cost: number; pair: [ModuleClass, ModuleClass] } | undefined;
    for (const [place, a] of chunks.entries()) {
      for (const b of chunks.slice(place + 1)) {
        if (!full.some((page) => a.users.has(page) && b.users.has(page))) continue;
        const cost = costOf(a, b, bytes);
        if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { cost, pair: [a, b] };
      }
    }
    if (!best) return chunks.map(({ modules }) => modules);
    join(chunks, ...best.pair);
  }
}

function bytesOfPages(chunks: readonly ModuleClass[], ownBytes: ReadonlyMap<string, number>) {
  const bytes = new Map(ownBytes);
  for (const { users, size } of chunks) {
    for (const page of [...users].filter(isPage)) bytes.set(page, (bytes.get(page) ?? 0) + size);
  }
  return bytes;
}

/**
 * What users load more if these are one chunk; infinite if chunks would need each other, or a page
 * would become too heavy.
 */
function costOf(a: ModuleClass, b: ModuleClass, bytes: ReadonlyMap<string, number>): number {
  const needs = [...new Set([...a.needs, ...b.needs])].filter((each) => each !== a && each !== b);
  if (needs.some((each) => each.needs.has(a) || each.needs.has(b))) return Number.POSITIVE_INFINITY;
  const users = [...new Set([...a.users, ...b.users])];
  let cost = 0;
  for (const user of users) {
    const missing = [a, b, ...needs].filter((chunk) => !chunk.users.has(user));
    const more = missing.reduce((sum, { size }) => sum + size, 0);
    if (more > 0 && (bytes.get(user) ?? 0) + more > mostBytes) return Number.POSITIVE_INFINITY;
    cost += more * weightOf(user);
    if (isPage(user) && a.users.has(user) && b.users.has(user)) cost -= bytesOfFile;
  }
  return cost;
}

const weightOf = (user: string) => (user === mostVisited ? 2 : isPage(user) ? 1 : weightOfPart);

/** Makes `b` a part of `a`. */
function join(chunks: ModuleClass[], a: ModuleClass, b: ModuleClass): void {
  chunks.splice(chunks.indexOf(b), 1);
  a.modules.push(...b.modules);
  a.size += b.size;
  a.users = new Set([...a.users, ...b.users]);
  a.needs = new Set([...a.needs, ...b.needs]);
  a.needs.delete(a);
  a.needs.delete(b);
  for (const chunk of chunks) {
    if (!chunk.needs.delete(b) && !chunk.needs.has(a)) continue;
    chunk.needs = new Set([...chunk.needs, a, ...a.needs]);
  }
  for (const need of a.needs) need.users = new Set([...need.users, ...a.users]);
}
