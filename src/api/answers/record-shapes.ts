import { foundOf, type Spot } from './deviation';
import { type Ids, isNothing, refuse, type Shape } from './shapes';

type Fields = Readonly<Record<string, Shape>>;

/** A record, which lists may tell from others by one of its fields. */
export interface RecordShape extends Shape {
  readonly identity: string | undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A record with these fields and no others.
 * @param identity the field that no two records of a list have in common
 * @param optional fields that may be missing
 */
export function record(
  identity: string | undefined,
  fields: Fields,
  optional: readonly string[] = [],
): RecordShape {
  const names = Object.keys(fields);
  const shapes = Object.values(fields);
  const mayMiss = (name: string) => optional.includes(name);
  return {
    identity,
    fits(value, ids) {
      if (!isRecord(value)) return false;
      let known = 0;
      for (let place = 0; place < names.length; place += 1) {
        const name = names[place] as string;
        const part = value[name];
        if (part === undefined && mayMiss(name)) continue;
        if (!shapes[place]?.fits(part, ids)) return false;
        known += 1;
      }
      for (const _ in value) known -= 1;
      return known === 0;
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
      for (const [name, shape] of Object.entries(fields)) {
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
export function list(entry: Shape & { identity?: string | undefined }): Shape {
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

type Entry = Shape & { identity?: string | undefined };

const idOf = (value: unknown, { identity }: Entry) =>
  identity !== undefined && isRecord(value) ? value[identity] : undefined;

function fitEntries(value: unknown, entry: Entry, ids: Ids | undefined): boolean {
  if (!Array.isArray(value)) return false;
  for (const part of value) {
    if (!entry.fits(part, ids)) return false;
    if (!ids) continue;
    const before = ids.size;
    ids.add(idOf(part, entry));
    if (ids.size === before) return false;
  }
  return true;
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
