import { type CodeUnit, newUnit, unitId, wholeModule } from './code-unit';
import { declaredUnits } from './declared-units';
import { openProgram } from './open-program';
import { readUnit } from './read-unit';
import { unitFinder } from './unit-of-symbol';

/** The import graph of the repository, between declarations instead of files. */
export interface CodeGraph {
  units: ReadonlyMap<string, CodeUnit>;
  unitsOf(file: string): readonly CodeUnit[];
  /** Returns the units from which a run can reach one of these, and these. */
  reaching(ids: Iterable<string>): Set<string>;
  /** Returns the units whose types refer to one of these, directly or through other types. */
  typedBy(ids: Iterable<string>): Set<string>;
}

/**
 * These lists have every route and every handler. Through them everything would reach everything: a
 * page is reached by its address, and a handler by its call.
 */
const registers = new Set(['src/route-tree.gen.ts', 'service/operations/operations.gen.ts']);

const allParts = ['src', 'service', 'scripts', 'e2e'];

/**
 * Reads the import graph of a repository.
 * @param parts the folders to read; all by default
 */
export function readCodeGraph(root: string, parts: readonly string[] = allParts): CodeGraph {
  const program = openProgram(root, parts);
  const find = unitFinder(program);
  const units = new Map<string, CodeUnit>();
  const byFile = new Map<string, CodeUnit[]>();
  for (const source of program.sources) {
    const file = program.pathOf(source);
    if (registers.has(file)) continue;
    for (const declared of declaredUnits(source)) {
      const unit = newUnit(file, declared.name);
      readUnit(unit, declared, { program, find });
      unit.source = declared.source;
      units.set(unit.id, unit);
      byFile.set(file, [...(byFile.get(file) ?? []), unit]);
    }
  }
  const users = usersOf(units, ({ values }) => values);
  const typeUsers = usersOf(units, ({ types }) => types);
  /** Returns what refers to a unit, or to its module as a whole. */
  const usersIn = (index: typeof users, id: string) => [
    ...(index.get(id) ?? []),
    ...(index.get(unitId(units.get(id)?.file ?? '', wholeModule)) ?? []),
  ];
  const isType = (id: string) => (units.get(id)?.values.size ?? 0) === 0;
  return {
    units,
    unitsOf: (file) => byFile.get(file) ?? [],
    reaching: (ids) => closure(ids, (id) => usersIn(users, id)),
    typedBy: (ids) => {
      const seeds = [...ids];
      return closure(seeds, (id) =>
        seeds.includes(id) || isType(id) ? usersIn(typeUsers, id) : [],
      );
    },
  };
}

function usersOf(
  units: ReadonlyMap<string, CodeUnit>,
  targetsOf: (unit: CodeUnit) => Iterable<string>,
): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const unit of units.values()) {
    for (const target of targetsOf(unit)) {
      const known = users.get(target);
      if (known) known.push(unit.id);
      else users.set(target, [unit.id]);
    }
  }
  return users;
}

/** Returns the seeds and all that follows from them. */
function closure(seeds: Iterable<string>, next: (id: string) => Iterable<string>): Set<string> {
  const found = new Set(seeds);
  // A set also iterates over what is added meanwhile.
  for (const id of found) for (const following of next(id)) found.add(following);
  return found;
}
