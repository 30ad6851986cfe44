/** The modules that exactly the same pages need. The bundler would make one chunk of them. */
export interface ModuleClass {
  modules: readonly string[];
  /** The pages, and the parts that load later, which need these modules. */
  users: ReadonlySet<string>;
  /** Bytes with gzip. */
  size: number;
  hasStyles: boolean;
  /** The places of the classes whose code this one needs. */
  needs: ReadonlySet<number>;
}

/** What a page may load beside the console's own script and its own chunk. */
export interface Limits {
  scripts: number;
  /** Scripts and style sheets together. */
  files: number;
}

// What a file costs by itself: its headers, and what two short files compress worse than a long one.
const bytesOfFile = 1_200;

// How much less a file counts that a page within its limits saves.
const weightWithinLimits = 0.05;

/** A chunk to be. */
interface Group extends ModuleClass {
  /** The groups that its own code needs. */
  direct: Set<Group>;
  /** All that loads with it. */
  all: ReadonlySet<Group>;
}

/**
 * Joins classes to chunks until no page loads more files than `limits` allow. It always joins the two for
 * which pages load least without a need, compared with the files that they save. Chunks never need each
 * other in a circle, because code would run before what it needs.
 * @returns the classes of each chunk
 */
export function planChunks(classes: readonly ModuleClass[], limits: Limits): ModuleClass[] {
  let groups = groupsOf(classes);
  for (;;) {
    const pair = bestPair(groups, crowdedPages(groups, limits));
    if (!pair) return groups;
    groups = joined(groups, pair);
  }
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

function crowdedPages(groups: readonly Group[], limits: Limits): Set<string> {
  const loads = new Map<string, Limits>();
  for (const { users, hasStyles } of groups) {
    for (const user of users) {
      const { scripts, files } = loads.get(user) ?? { scripts: 0, files: 0 };
      loads.set(user, { scripts: scripts + 1, files: files + (hasStyles ? 2 : 1) });
    }
  }
  const isCrowded = ({ scripts, files }: Limits) =>
    scripts > limits.scripts || files > limits.files;
  return new Set([...loads].filter(([, load]) => isCrowded(load)).map(([user]) => user));
}

/** Finds the two that cost least for each file that pages save. */
function bestPair(
  groups: readonly Group[],
  crowded: ReadonlySet<string>,
): [Group, Group] | undefined {
  let best: [Group, Group] | undefined;
  let least = crowded.size > 0 ? Number.POSITIVE_INFINITY : bytesOfFile;
  for (const [place, a] of groups.entries()) {
    for (const b of groups.slice(place + 1)) {
      let saved = 0;
      for (const user of a.users) {
        if (b.users.has(user)) saved += crowded.has(user) ? 1 : weightWithinLimits;
      }
      const cost = (newBytes(a, b) + newBytes(b, a)) / saved;
      if (saved === 0 || cost >= least || makesCircle(a, b)) continue;
      best = [a, b];
      least = cost;
    }
  }
  return best;
}

/** Counts what the users of one group would load in addition, together with another group. */
function newBytes(added: Group, { users }: Group): number {
  const newUsers = [...users].filter((user) => !added.users.has(user));
  if (newUsers.length === 0) return 0;
  return [added, ...added.all].reduce(
    (sum, { size, users: known }) =>
      sum + size * newUsers.filter((user) => !known.has(user)).length,
    0,
  );
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
    hasStyles: a.hasStyles || b.hasStyles,
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
