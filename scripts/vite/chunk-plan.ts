/** The modules that exactly the same pages need. The bundler would make one chunk of them. */
export interface ModuleClass {
  modules: readonly string[];
  /** The pages that need these modules when they open. */
  users: ReadonlySet<string>;
  /** The parts that a person reaches for later and that need these modules. */
  parts?: ReadonlySet<string>;
  /** Bytes with gzip. */
  size: number;
  /** The places of the classes whose code this one needs. */
  needs: ReadonlySet<number>;
}

// What a file costs by itself: its headers, and what two short files compress worse than a long one.
export const bytesOfFile = 1_200;

// No two chunks are worth more than the whole console.
const highestPrice = 1_000_000;

/** A chunk to be. */
interface Group extends ModuleClass {
  /** The groups that its own code needs. */
  direct: Set<Group>;
  /** All that loads with it. */
  all: ReadonlySet<Group>;
}

/**
 * Joins classes to chunks until no page loads more than `most` of them. It always joins the two that save
 * most: the files that pages no longer ask for, less the bytes that they then load without a need. Chunks never need each
 * other in a circle, because code would run before what it needs.
 * @returns the classes of each chunk
 */
export function planChunks(
  classes: readonly ModuleClass[],
  most: (page: string) => number,
): ModuleClass[] {
  const weights = weightsOf(classes);
  let groups = groupsOf(classes);
  // What a file costs a page that has too many. It rises until none has.
  let price = bytesOfFile;
  for (;;) {
    const crowded = crowdedPages(groups, most);
    const pair = bestPair(groups, (user) => (crowded.has(user) ? price : bytesOfFile), weights);
    if (pair) groups = joined(groups, pair);
    else if (crowded.size === 0 || price > highestPrice) return groups;
    else price *= 1.5;
  }
}

/** What a byte without a need counts for each page: more for a page that needs much already. */
export function weightsOf(classes: readonly ModuleClass[]): Map<string, number> {
  const needed = new Map<string, number>();
  for (const { users, size } of classes) {
    for (const user of users) needed.set(user, (needed.get(user) ?? 0) + size);
  }
  return new Map([...needed].map(([user, bytes]) => [user, 0.5 + (bytes / 40_000) ** 2]));
}

function groupsOf(classes: readonly ModuleClass[]): Group[] {
  const groups = classes.map((each): Group => ({ ...each, direct: new Set(), all: new Set() }));
  for (const group of groups) {
    for (const need of group.needs) {
      const needed = groups[need];
      if (needed && needed !== group) group.direct.add(needed);
    }
  }
  return withClosures(groups);
}

/** Finds what loads with each group, and therefore who loads it. */
function withClosures(groups: Group[]): Group[] {
  const addNeeds = (group: Group, found: Set<Group>): Set<Group> => {
    for (const need of group.direct) {
      if (found.has(need)) continue;
      found.add(need);
      addNeeds(need, found);
    }
    return found;
  };
  for (const group of groups) group.all = addNeeds(group, new Set());
  for (const group of groups) {
    for (const need of group.all) need.users = new Set([...need.users, ...group.users]);
  }
  return groups;
}

function crowdedPages(groups: readonly Group[], most: (page: string) => number): Set<string> {
  const loads = new Map<string, number>();
  for (const { users } of groups) {
    for (const user of users) loads.set(user, (loads.get(user) ?? 0) + 1);
  }
  return new Set([...loads].filter(([user, load]) => load > most(user)).map(([user]) => user));
}

/** Finds the two whose joining saves most; undefined if none saves anything. */
function bestPair(
  groups: readonly Group[],
  priceFor: (user: string) => number,
  weights: ReadonlyMap<string, number>,
): [Group, Group] | undefined {
  let best: [Group, Group] | undefined;
  let most = 0;
  for (const [place, a] of groups.entries()) {
    for (const b of groups.slice(place + 1)) {
      let saved = -newBytes(a, b, weights) - newBytes(b, a, weights);
      for (const user of a.users) {
        if (b.users.has(user)) saved += priceFor(user);
      }
      if (saved <= most || makesCircle(a, b)) continue;
      best = [a, b];
      most = saved;
    }
  }
  return best;
}

/** Counts what the users of one group would load in addition, together with another group. */
function newBytes(added: Group, { users }: Group, weights: ReadonlyMap<string, number>): number {
  const newUsers = [...users].filter((user) => !added.users.has(user));
  if (newUsers.length === 0) return 0;
  let bytes = 0;
  for (const { size, users: known } of [added, ...added.all]) {
    for (const user of newUsers) if (!known.has(user)) bytes += size * (weights.get(user) ?? 1);
  }
  return bytes;
}

/** Whether one of the two needs the other through a third one. */
const makesCircle = (a: Group, b: Group) =>
  [...a.direct].some((need) => need !== b && need.all.has(b)) ||
  [...b.direct].some((need) => need !== a && need.all.has(a));

function joined(groups: readonly Group[], [a, b]: [Group, Group]): Group[] {
  const both: Group = {
    modules: [...a.modules, ...b.modules],
    users: new Set([...a.users, ...b.users]),
    size: a.size + b.size,
    needs: new Set(),
    direct: new Set([...a.direct, ...b.direct].filter((need) => need !== a && need !== b)),
    all: new Set(),
  };
  const rest = groups.filter((group) => group !== a && group !== b);
  for (const { direct } of rest) {
    const neededBoth = [direct.delete(a), direct.delete(b)];
    if (neededBoth.includes(true)) direct.add(both);
  }
  return withClosures([...rest, both]);
}
