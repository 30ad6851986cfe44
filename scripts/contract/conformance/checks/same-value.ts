import { isDeepStrictEqual } from 'node:util';

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Whether two values say the same. A moment can be written in several ways, and the lists that a person
 * saves have no order.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(comparable(one), comparable(other));
}

function comparable(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((entry) => JSON.stringify(comparable(entry))).toSorted();
  if (typeof value === 'string' && moment.test(value)) return new Date(value).getTime();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, entry]) => [name, comparable(entry)]),
  );
}
