import { keepAsItCame } from '~/domain/contract/came-as';
import { isNothing, isRecord } from '~/domain/known-value';
import { foundOf, type Spot } from './deviations';
import { type Ids, type ListShape, refuse, type Shape } from './shapes';

/** A record. One or more of its fields may identify it in a list. */
export interface RecordShape extends Shape {
  readonly identity: Identity;
  /** Whether each entry of a list is such a record. It does not compare identifiers. */
  fitAll(list: readonly unknown[], ids: Ids | undefined): boolean;
}

/** The field that identifies a record, or several as paths such as `organisation.organisationID`. */
type Identity = string | readonly string[] | undefined;

type Fields<Names extends string, Value> = Readonly<Record<Names, Value>>;
type Records = readonly Fields<string, unknown>[];

/** Counts the fields of a record. */
export function fieldsOf(value: object): number {
  let count = 0;
  for (const _name in value) count += 1;
  return count;
}

/** Whether a record has no other fields than these. */
export function hasOnly(value: object, fields: Fields<string, Shape>): boolean {
  for (const name in value) {
    if (!Object.hasOwn(fields, name)) return false;
  }
  return !Array.isArray(value);
}

/**
 * Creates the shape of a record with these fields and no others.
 * @param identity the fields that are unique in a list
 * @param fitAll whether each of some values is such a record. Its loop and its checks are written
 * out: a list passes here only once, before the engine has compiled more than the loop itself.
 * @param optional fields that may be missing
 */
export function record<Names extends string>(
  identity: NoInfer<Names> | readonly string[] | undefined,
  fields: Fields<Names, Shape>,
  fitAll: (
    list: readonly Fields<NoInfer<Names>, unknown>[],
    fields: Fields<NoInfer<Names>, Shape>,
    ids: Ids | undefined,
  ) => boolean,
  optional: readonly NoInfer<Names>[] = [],
): RecordShape {
  const mayMiss = (name: string) => (optional as readonly string[]).includes(name);
  const fitEach = (list: readonly unknown[], ids: Ids | undefined) =>
    fitAll(list as readonly Fields<Names, unknown>[], fields, ids);
  return {
    identity,
    fitAll: fitEach,
    fits: (value, ids) => fitEach([value], ids),
    admit(value, at, ids) {
      if (!isRecord(value)) return refuse('a record', value, at);
      for (const name of Object.keys(value)) {
        if (Object.hasOwn(fields, name)) continue;
        // A field name may hold personal data, such as an address that is the key of a table.
        const place = at.field(/^\w{1,40}$/.test(name) ? name : '(another field)');
        place.report('nothing', foundOf(value[name]));
      }
      const kept: Record<string, unknown> = {};
      for (const [name, shape] of Object.entries<Shape>(fields)) {
        const part = value[name];
        const spot = at.field(name);
        if (!mayMiss(name) || !isNothing(part)) kept[name] = shape.admit(part, spot, ids);
        else if (part === null) spot.report('nothing', 'null');
      }
      return unlessSame(kept, value);
    },
  };
}

/** One of several record shapes; the field `by` says which. */
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

/** A list. A missing list becomes empty. Only the first record with an id stays. */
export function list(entry: Entry): ListShape {
  const newIds = () => (entry.identity === undefined ? undefined : new Set());
  return {
    fits(value) {
      const ids = newIds();
      if (!fitEach(value, entry, ids)) return false;
      // The nodes below a tree's roots have put their ids there.
      const isFlat = ids?.size === 0;
      if (isFlat && endDifferently(value, entry.identity)) return true;
      return areOwn(value, entry.identity, ids);
    },
    admit: (value, at) => admitEntries(value, entry, at, newIds()),
    inParts(at) {
      const ids = newIds();
      return (part) => {
        const own = newIds();
        const fit = fitEach(part, entry, own) && areOwn(part, entry.identity, own);
        if (!fit || !areNew(own, ids)) return admitEntries(part, entry, at, ids);
        for (const id of own ?? []) ids?.add(id);
        return part;
      };
    },
  };
}

/** A list within a tree. Each node of the tree stays only once. */
export function branch(node: () => RecordShape): Shape {
  return {
    fits: (value, ids) => fitEach(value, node(), ids) && areOwn(value, node().identity, ids),
    admit: (value, at, ids) => admitEntries(value, node(), at, ids),
  };
}

/** Returns a completed value with what came, or what came if nothing had to be completed. */
function unlessSame<Value extends object>(completed: Value, came: Value): Value {
  const names = Object.keys(came);
  const isSame =
    names.length === Object.keys(completed).length &&
    names.every((name) => Reflect.get(completed, name) === Reflect.get(came, name));
  return isSame ? came : keepAsItCame(completed, came);
}

type Entry = Shape & Partial<Pick<RecordShape, 'identity' | 'fitAll'>>;

function idOf(value: unknown, identity: Identity): unknown {
  if (typeof identity === 'string') return fieldOf(value, identity);
  return identity?.map((path) => path.split('.').reduce(fieldOf, value)).join(' ');
}

const fieldOf = (value: unknown, name: string) => (isRecord(value) ? value[name] : undefined);

/** Whether a value is a list of such entries, whatever their own identifiers are. */
function fitEach(value: unknown, entry: Entry, ids: Ids | undefined): value is Records {
  if (!Array.isArray(value)) return false;
  return entry.fitAll?.(value, ids) ?? value.every((part) => entry.fits(part, ids));
}

/**
 * Whether the last characters of all identifiers differ, which proves that no record comes twice. A
 * set of the identifiers takes most of a list's time at the door.
 */
function endDifferently(list: Records, identity: Identity): boolean {
  if (typeof identity !== 'string') return false;
  const ends = new Int32Array(list.length);
  for (let i = 0; i < list.length; i += 1) {
    const id = list[i]?.[identity];
    if (typeof id !== 'string') return false;
    let end = 0;
    for (let at = id.length - 8; at < id.length; at += 1) end = (end << 4) ^ id.charCodeAt(at);
    ends[i] = end;
  }
  ends.sort();
  return ends.every((end, i) => end !== ends[i + 1]);
}

/** Whether all these records have new identifiers. */
function areOwn(list: Records, identity: Identity, ids: Ids | undefined): boolean {
  if (ids === undefined) return true;
  const before = ids.size;
  for (const part of list) ids.add(idOf(part, identity));
  return ids.size === before + list.length;
}

/** Whether no record of a part has come with an earlier one. */
function areNew(own: Ids | undefined, ids: Ids | undefined): boolean {
  for (const id of own ?? []) if (ids?.has(id)) return false;
  return true;
}

function admitEntries(value: unknown, entry: Entry, at: Spot, ids: Ids | undefined): unknown[] {
  if (isNothing(value)) {
    at.report('a list', foundOf(value));
    return [];
  }
  if (!Array.isArray(value)) return refuse('a list', value, at);
  const place = at.entry();
  const kept = value.flatMap((part) => {
    const id = idOf(part, entry.identity);
    if (isNothing(part)) {
      place.report('an entry', foundOf(part));
    } else if (ids?.has(id)) {
      place.report('an entry of its own', 'an id that is there already');
    } else {
      ids?.add(id);
      return [entry.admit(part, place, ids)];
    }
    return [];
  });
  return unlessSame(kept, value);
}
