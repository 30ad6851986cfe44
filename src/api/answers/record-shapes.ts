import { foundOf, type Spot } from './deviation';
import { type Ids, isNothing, refuse, type Shape } from './shapes';

/** A record, which lists may tell from others by one of its fields. */
export interface RecordShape extends Shape {
  readonly identity: Identity;
}

/** A field, or several as paths such as `organisation.organisationID`; a record may have none. */
type Identity = string | readonly string[] | undefined;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A record with these fields and no others.
 * @param identity what no two records of a list have in common
 * @param holds whether each field fits, written out: every answer passes here, before the engine has
 * had the time to compile anything
 * @param optional fields that may be missing
 */
export function record<Names extends string>(
  identity: NoInfer<Names> | readonly string[] | undefined,
  fields: Readonly<Record<Names, Shape>>,
  holds: (
    value: Readonly<Record<NoInfer<Names>, unknown>>,
    fields: Readonly<Record<NoInfer<Names>, Shape>>,
    ids: Ids | undefined,
  ) => boolean,
  optional: readonly NoInfer<Names>[] = [],
): RecordShape {
  const most = Object.keys(fields).length;
  const mayMiss = (name: string) => (optional as readonly string[]).includes(name);
  return {
    identity,
    fits(value, ids) {
      if (!isRecord(value) || !holds(value as Record<Names, unknown>, fields, ids)) return false;
      // All required fields are there: one more than can be is unknown.
      let count = 0;
      for (const name in value) {
        if (optional.length > 0 && !Object.hasOwn(fields, name)) return false;
        count += 1;
      }
      return count <= most;
    },
    admit(value, at, ids) {
      if (!isRecord(value)) return refuse('a record', value, at);
      for (const name of Object.keys(value)) {
        if (Object.hasOwn(fields, name)) continue;
        // A name may be what somebody typed: an address as the key of a table, say.
        const place = at.field(/^\w{1,40}$/.test(name) ? name : '(another field)');
        place.report('nothing', foundOf(value[name]));
      }
      const kept: Record<string, unknown> = {};
      for (const [name, shape] of Object.entries<Shape>(fields)) {
        const part = value[name];
        if (mayMiss(name) && isNothing(part)) {
          if (part === null) at.field(name).report('nothing', 'null');
        } else {
          kept[name] = shape.admit(part, at.field(name), ids);
        }
      }
      return kept;
    },
  };
}

/** One of several records; a field of theirs says which. */
export function variants(by: string, records: Readonly<Record<string, Shape>>): Shape {
  const shapeOf = (value: unknown) => {
    const kind = isRecord(value) ? value[by] : undefined;
    return typeof kind === 'string' && Object.hasOwn(records, kind) ? records[kind] : undefined;
  };
  return {
    fits: (value, ids) => shapeOf(value)?.fits(value, ids) === true,
    admit: (value, at, ids) =>
      shapeOf(value)?.admit(value, at, ids) ?? refuse(`a record whose ${by} is known`, value, at),
  };
}

/** A list; where there is none, it is empty. Records that have the same id are kept once. */
export function list(entry: Entry): Shape {
  const newIds = () => (entry.identity === undefined ? undefined : new Set());
  return {
    fits: (value) => fitEntries(value, entry, newIds()),
    admit: (value, at) => admitEntries(value, entry, at, newIds()),
  };
}

/** A list within a tree, none of whose nodes is kept twice. */
export function branch(node: () => RecordShape): Shape {
  return {
    fits: (value, ids) => fitEntries(value, node(), ids),
    admit: (value, at, ids) => admitEntries(value, node(), at, ids),
  };
}

type Entry = Shape & { identity?: Identity };

function idOf(value: unknown, { identity }: Entry): unknown {
  if (typeof identity === 'string') return isRecord(value) ? value[identity] : undefined;
  return identity?.map((path) => path.split('.').reduce(fieldOf, value)).join(' ');
}

const fieldOf = (value: unknown, name: string) => (isRecord(value) ? value[name] : undefined);

function fitEntries(value: unknown, entry: Entry, ids: Ids | undefined): boolean {
  if (!Array.isArray(value)) return false;
  for (const part of value) {
    if (!entry.fits(part, ids)) return false;
  }
  return !ids || areOwn(value, entry, ids);
}

/** Whether no record has an identifier that is there already. */
function areOwn(list: readonly unknown[], entry: Entry, ids: Ids): boolean {
  const before = ids.size;
  for (const part of list) ids.add(idOf(part, entry));
  return ids.size === before + list.length;
}

function admitEntries(value: unknown, entry: Entry, at: Spot, ids: Ids | undefined): unknown[] {
  if (isNothing(value)) {
    at.report('a list', foundOf(value));
    return [];
  }
  if (!Array.isArray(value)) return refuse('a list', value, at);
  const place = at.entry();
  return value.flatMap((part) => {
    if (isNothing(part)) {
      place.report('an entry', foundOf(part));
      return [];
    }
    const id = idOf(part, entry);
    if (ids?.has(id)) {
      place.report('an entry of its own', 'an id that is there already');
      return [];
    }
    ids?.add(id);
    return [entry.admit(part, place, ids)];
  });
}
