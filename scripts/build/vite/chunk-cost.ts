/** The modules that exactly the same pages need. The bundler would make one chunk of them. */
export interface ModuleClass {
  modules: readonly string[];
  /** The pages that need these modules when they open. */
  users: ReadonlySet<string>;
  /** The parts that a person reaches for later and that need these modules. */
  parts: ReadonlySet<string>;
  /** Bytes with gzip. */
  size: number;
  /** The places of the classes whose code this one needs. */
  needs: ReadonlySet<number>;
}

/** What the search for a plan aims at. */
export interface Aim {
  /** How many shared chunks a page may have. */
  most: (page: string) => number;
  /** How much a byte of a page counts beside those of others. */
  importanceOf: (page: string) => number;
}

/** Returns what it costs that each class is in the chunk with the number at its place. */
export type CostFunction = (places: Int32Array) => number;

/** A set of chunks fits into the bits of a number. */
export const mostChunks = 30;

// What a file costs by itself: its headers, and what two short files compress worse than a long one.
const bytesOfFile = 1_200;

// What a chunk too many costs a page. No page wins so much by it.
const tooMany = 1_000_000;

// What a byte without a need counts for a part that a person reaches for later.
const weightOfPart = 0.3;

/**
 * Counts what pages load, and their files. Chunks that need each other in a circle cost infinitely: code
 * would run before what it needs.
 */
export function costFunction(
  classes: readonly ModuleClass[],
  { most, importanceOf }: Aim,
): CostFunction {
  const weights = weightsOf(classes);
  const users = [...new Set(classes.flatMap(({ users, parts }) => [...users, ...parts]))];
  const loads = users.map((user) => {
    const isPage = weights.has(user);
    return {
      needed: classes.flatMap((each, at) =>
        each.users.has(user) || each.parts.has(user) ? [at] : [],
      ),
      weight: isPage ? (weights.get(user) ?? 1) * importanceOf(user) : weightOfPart,
      most: isPage ? most(user) : mostChunks,
    };
  });
  const classNeeds = classes.map(({ needs }) => [...needs]);
  const classSizes = Float64Array.from(classes, ({ size }) => size);
  const sizes = new Float64Array(mostChunks);
  const needs = new Int32Array(mostChunks);
  return (places) => {
    sizes.fill(0);
    needs.fill(0);
    for (let at = 0; at < places.length; at += 1) {
      const own = places[at] ?? 0;
      sizes[own] = (sizes[own] ?? 0) + (classSizes[at] ?? 0);
      for (const need of classNeeds[at] ?? []) {
        needs[own] = (needs[own] ?? 0) | bitOf(places[need] ?? 0);
      }
    }
    closeNeeds(needs);
    if (needs.some((all, at) => (all & bitOf(at)) !== 0)) return Number.POSITIVE_INFINITY;
    let cost = 0;
    for (const { needed, weight, most: limit } of loads) {
      let loaded = 0;
      for (const at of needed) loaded |= bitOf(places[at] ?? 0);
      loaded = withNeeds(loaded, needs);
      let bytes = 0;
      let files = 0;
      for (let left = loaded; left !== 0; left &= left - 1) {
        bytes += sizes[lowest(left)] ?? 0;
        files += 1;
      }
      cost += weight * bytes + bytesOfFile * files + Math.max(0, files - limit) * tooMany;
    }
    return cost;
  };
}

/** What a byte counts for each page: more for a page that needs much already. */
function weightsOf(classes: readonly ModuleClass[]): Map<string, number> {
  const needed = new Map<string, number>();
  for (const { users, size } of classes) {
    for (const user of users) needed.set(user, (needed.get(user) ?? 0) + size);
  }
  return new Map([...needed].map(([user, bytes]) => [user, 0.5 + (bytes / 40_000) ** 2]));
}

const bitOf = (at: number) => 1 << at;
const lowest = (bits: number) => 31 - Math.clz32(bits & -bits);

function withNeeds(chunks: number, needs: Int32Array): number {
  let all = chunks;
  for (let left = chunks; left !== 0; left &= left - 1) all |= needs[lowest(left)] ?? 0;
  return all;
}

/** Adds to what each chunk needs what that needs, without the chunk itself unless in a circle. */
function closeNeeds(needs: Int32Array): void {
  for (let at = 0; at < needs.length; at += 1) needs[at] = (needs[at] ?? 0) & ~bitOf(at);
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (let at = 0; at < needs.length; at += 1) {
      const before = needs[at] ?? 0;
      const all = withNeeds(before, needs);
      if (all === before) continue;
      needs[at] = all;
      isChanged = true;
    }
  }
}
