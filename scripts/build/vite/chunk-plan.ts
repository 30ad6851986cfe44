import {
  type Aim,
  type CostFunction,
  costFunction,
  type ModuleClass,
  mostChunks,
} from './chunk-cost.ts';

// How much worse a step may be at the beginning of the first round and at the end of each.
const firstHeat = 5_000;
const lastHeat = 500;

/** The chunk of each class, and what that costs. */
interface Placed {
  places: Int32Array;
  cost: number;
}

/**
 * Puts each class into the chunk that a plan names for one of its modules. A class that the plan does not
 * know comes where it costs least.
 * @param plan the modules of each chunk
 * @returns the plan for these classes, and what it costs; infinite if chunks need each other in a circle
 */
export function followPlan(
  classes: readonly ModuleClass[],
  aim: Aim,
  plan: readonly (readonly string[])[],
): { plan: string[][]; cost: number } {
  const costOf = costFunction(classes, aim);
  const { places, cost } = placed(classes, costOf, plan);
  return { plan: chunksOf(classes, places), cost };
}

/**
 * Looks for a better plan by simulated annealing: it moves classes at random from chunk to chunk, and
 * keeps what makes pages load less. The random numbers are the same in each run.
 * @param rounds each begins with the best plan so far, and half as hot as the one before
 */
export function improvePlan(
  classes: readonly ModuleClass[],
  aim: Aim,
  plan: readonly (readonly string[])[],
  { steps, rounds }: { steps: number; rounds: number },
): string[][] {
  const costOf = costFunction(classes, aim);
  const random = randomNumbers();
  let best = placed(classes, costOf, plan);
  for (let round = 0; round < rounds; round += 1) {
    const heat = firstHeat / 2 ** round;
    const found = annealed(best.places, costOf, { steps, heat, random });
    if (found.cost < best.cost) best = found;
  }
  return chunksOf(classes, best.places);
}

function placed(
  classes: readonly ModuleClass[],
  costOf: CostFunction,
  plan: readonly (readonly string[])[],
): Placed {
  const planned = new Map(plan.flatMap((modules, at) => modules.map((id) => [id, at] as const)));
  const known = classes.map(({ modules }) => {
    const id = modules.find((module) => planned.has(module));
    return id === undefined ? undefined : planned.get(id);
  });
  const places = Int32Array.from(known, (place) => place ?? 0);
  let cost = costOf(places);
  for (const [at, place] of known.entries()) {
    if (place !== undefined) continue;
    let best: Placed = { places: Int32Array.of(0), cost: Number.POSITIVE_INFINITY };
    for (let next = 0; next < mostChunks; next += 1) {
      places[at] = next;
      cost = costOf(places);
      if (cost < best.cost) best = { places: Int32Array.of(next), cost };
    }
    places[at] = best.places[0] ?? 0;
    cost = best.cost;
  }
  return { places, cost };
}

function annealed(
  start: Int32Array,
  costOf: CostFunction,
  { steps, heat: first, random }: { steps: number; heat: number; random: () => number },
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
    const heat = first * (lastHeat / first) ** (step / steps);
    if (next > cost && random() >= Math.exp((cost - next) / heat)) {
      places.set(before);
      continue;
    }
    cost = next;
    if (cost < best.cost) best = { places: places.slice(), cost };
  }
  return best;
}

/** Lists the modules of each chunk, in an order that does not depend on that of the classes. */
function chunksOf(classes: readonly ModuleClass[], places: Int32Array): string[][] {
  const chunks = new Map<number, string[]>();
  for (const [at, { modules }] of classes.entries()) {
    const place = places[at] ?? 0;
    chunks.set(place, [...(chunks.get(place) ?? []), ...modules]);
  }
  return [...chunks.values()]
    .map((modules) => modules.sort())
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
}

/** Numbers from 0 to 1, the same ones each time: the quick generator of "Numerical Recipes". */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
