import { bytesOfFile, type ModuleClass, weightsOf } from './chunk-plan.ts';

/** A set of chunks fits into the bits of a number. */
const mostChunks = 30;

// What a chunk too many costs a page. No page wins so much by it.
const tooMany = 1_000_000;

// What a byte without a need counts for a part that a person reaches for later.
const weightOfPart = 0.3;

// How much worse a step may be, from the first one to the last.
const firstHeat = 30_000;
const lastHeat = 1_000;

interface Searched {
  classes: readonly ModuleClass[];
  /** The plan to begin with. */
  plan: readonly ModuleClass[];
  most: (page: string) => number;
  /** How much a byte of a page counts beside those of others. */
  importanceOf?: (page: string) => number;
  /** How many changes to try from each beginning. */
  steps: number;
  /** How often to begin anew. */
  rounds: number;
}

/**
 * Looks for a better plan by simulated annealing: it moves classes at random from chunk to chunk, and
 * keeps what makes pages load less. The random numbers are the same in each run.
 */
export function improvedPlan(searched: Searched): ModuleClass[] {
  const { classes, plan, steps, rounds } = searched;
  const costOf = costFunction(searched);
  const planned = new Map(
    plan.flatMap(({ modules }, at) => modules.map((id) => [id, at] as const)),
  );
  const first = Int32Array.from(classes, ({ modules: [id = ''] }) => planned.get(id) ?? 0);
  if (plan.length > mostChunks) return [...plan];
  const random = randomNumbers();
  let best: Placed = { places: first, cost: costOf(first) };
  for (let round = 0; round < rounds; round += 1) {
    const found = annealed(first, costOf, steps, random);
    if (found.cost < best.cost) best = found;
  }
  return chunksOf(classes, best.places);
}

type CostFunction = (places: Int32Array) => number;

/** The chunk of each class, and what that costs. */
interface Placed {
  places: Int32Array;
  cost: number;
}

function annealed(
  start: Int32Array,
  costOf: CostFunction,
  steps: number,
  random: () => number,
): Placed {
  const below = (count: number) => Math.floor(random() * count);
  const places = start.slice();
  let cost = costOf(places);
  let best: Placed = { places: start, cost };
  for (let step = 0; step < steps; step += 1) {
    const moved = below(places.length);
    const from = places[moved] ?? 0;
    const to = random() < 0.5 ? (places[below(places.length)] ?? 0) : below(mostChunks);
    if (to === from) continue;
    const before = places.slice();
    places[moved] = to;
    // Some of its neighbours often go along: one class alone is seldom worth a chunk.
    const neighbours = random() < 0.3 ? 0.3 : 0;
    for (let at = 0; neighbours > 0 && at < places.length; at += 1) {
      if (places[at] === from && random() < neighbours) places[at] = to;
    }
    const next = costOf(places);
    const heat = firstHeat * (lastHeat / firstHeat) ** (step / steps);
    if (next > cost && random() >= Math.exp((cost - next) / heat)) {
      places.set(before);
      continue;
    }
    cost = next;
    if (cost < best.cost) best = { places: places.slice(), cost };
  }
  return best;
}

/** Returns what a plan costs: what pages load, and their files. A circle of chunks costs infinitely. */
function costFunction({ classes, most, importanceOf = () => 1 }: Searched): CostFunction {
  const weights = weightsOf(classes);
  const users = [...new Set(classes.flatMap(({ users, parts }) => [...users, ...(parts ?? [])]))];
  const loads = users.map((user) => {
    const isPage = weights.has(user);
    return {
      needed: classes.flatMap((each, at) =>
        each.users.has(user) || each.parts?.has(user) ? [at] : [],
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

function chunksOf(classes: readonly ModuleClass[], places: Int32Array): ModuleClass[] {
  const chunks = new Map<number, { modules: string[]; users: Set<string>; size: number }>();
  for (const [at, { modules, users, size }] of classes.entries()) {
    const place = places[at] ?? 0;
    const chunk = chunks.get(place) ?? { modules: [], users: new Set(), size: 0 };
    chunk.modules.push(...modules);
    for (const user of users) chunk.users.add(user);
    chunk.size += size;
    chunks.set(place, chunk);
  }
  return [...chunks.values()].map((chunk) => ({ ...chunk, needs: new Set() }));
}

/** Numbers from 0 to 1, the same ones each time: the quick generator of "Numerical Recipes". */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
