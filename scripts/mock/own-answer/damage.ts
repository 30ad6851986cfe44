import { type FieldPath, fieldValue } from './field-path';
import { longListOf } from './long-list';

/** What a back end may do wrong with a field. Those of lists do nothing with anything else. */
export const damages = {
  missing: { label: 'Missing', isOfLists: false },
  null: { label: 'null', isOfLists: false },
  wrongType: { label: 'Wrong type', isOfLists: false },
  extraField: { label: 'Extra field', isOfLists: false },
  empty: { label: 'Empty list', isOfLists: true },
  long: { label: 'Long list', isOfLists: true },
  doubled: { label: 'Doubled list', isOfLists: true },
} as const;

export type Damage = keyof typeof damages;

export const isDamage = (name: string): name is Damage => Object.hasOwn(damages, name);

/**
 * Damages the field at a path of a JSON value. An extra field is put into the object at the path, or into
 * the object that has the field.
 * @returns the damaged value; undefined for the whole value that is missing; a sentence in `problem` if
 * there is no such field, or the damage does not fit it
 */
export function damaged(
  value: unknown,
  path: FieldPath,
  damage: Damage,
): { value: unknown } | { problem: string } {
  const field = fieldValue(value, path);
  if (field === undefined) return { problem: 'The body has no such field any more.' };
  if (damages[damage].isOfLists && !Array.isArray(field))
    return { problem: 'The field is not a list.' };
  if (damage === 'long' && Array.isArray(field) && field.length === 0) {
    return { problem: 'An empty list has no entry to repeat.' };
  }
  if (damage === 'missing') return { value: without(value, path) };
  if (damage === 'extraField') return withExtraField(value, path);
  return { value: replaced(value, path, () => damagedField(field, damage)) };
}

function damagedField(field: unknown, damage: Damage): unknown {
  const list = Array.isArray(field) ? field : [];
  if (damage === 'empty') return [];
  if (damage === 'doubled') return [...list, ...list];
  if (damage === 'long') return longListOf(list);
  return damage === 'wrongType' ? ofAnotherType(field) : null;
}

/** A number becomes a text, a list an object, and so on: a type that the contract has nowhere beside it. */
function ofAnotherType(field: unknown): unknown {
  if (Array.isArray(field)) return { entries: field.length };
  if (typeof field === 'object' && field !== null) return [field];
  return typeof field === 'string' ? 5 : 'five';
}

function withExtraField(value: unknown, path: FieldPath): { value: unknown } | { problem: string } {
  for (let length = path.length; length >= 0; length -= 1) {
    const owner = path.slice(0, length);
    const field = fieldValue(value, owner);
    if (typeof field !== 'object' || field === null || Array.isArray(field)) continue;
    const extra = { ...field, extraField: { sentBy: 'a newer back end' } };
    return { value: replaced(value, owner, () => extra) };
  }
  return { problem: 'Only an object can have an extra field.' };
}

function without(value: unknown, path: FieldPath): unknown {
  const last = path.at(-1);
  if (last === undefined) return undefined;
  return replaced(value, path.slice(0, -1), (owner) =>
    Array.isArray(owner)
      ? owner.filter((_, index) => index !== last)
      : Object.fromEntries(Object.entries(owner as object).filter(([name]) => name !== last)),
  );
}

/** Copies a value with another one at a path. */
function replaced(
  value: unknown,
  [first, ...rest]: FieldPath,
  change: (field: unknown) => unknown,
): unknown {
  if (first === undefined) return change(value);
  const field = replaced(fieldValue(value, [first]), rest, change);
  if (Array.isArray(value)) return value.map((each, index) => (index === first ? field : each));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, each]) => [name, name === first ? field : each]),
  );
}
