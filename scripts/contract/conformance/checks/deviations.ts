import type { ErrorObject } from 'ajv/dist/2020.js';
import { groupedBy } from '../../../../src/domain/lists';
import { type Finding, generalPointer } from './problem';
import { shownValue, valueAt } from './shown-value';

/**
 * Words what a schema does not allow in a body. A place of every entry of a list is one finding, and so
 * are the branches of a choice at one place.
 */
export function deviationsOf(errors: readonly ErrorObject[], body: unknown): Finding[] {
  const groups = new Map<string, { pointer: string; expected: string; places: number }>();
  for (const [pointer, expectations] of expectationsByPlace(errors)) {
    for (const expected of expectations) {
      const key = `${generalPointer(pointer)} ${expected}`;
      const group = groups.get(key) ?? { pointer, expected, places: 0 };
      groups.set(key, { ...group, places: group.places + 1 });
    }
  }
  return [...groups.values()].map(({ pointer, expected, places }) => {
    const others = places > 1 ? ` (the first of ${places} places)` : '';
    return { pointer, expected, found: shownValue(valueAt(body, pointer), pointer) + others };
  });
}

function expectationsByPlace(errors: readonly ErrorObject[]): [string, string[]][] {
  const byPlace = groupedBy(errors, ({ instancePath }) => instancePath);
  const parents = new Set<string>();
  for (const place of byPlace.keys()) {
    const ends = [...place.matchAll(/\//g)].map(({ index }) => index);
    for (const end of ends) parents.add(place.slice(0, end));
  }
  return [...byPlace].map(([place, atPlace]) => [
    place,
    atPlace.some(isChoice)
      ? branchesOf(atPlace, parents.has(place))
      : unique(atPlace.map(expectationOf)),
  ]);
}

const isChoice = ({ keyword }: ErrorObject) => keyword === 'oneOf' || keyword === 'anyOf';

/** Says what one place may be. A branch of another type says nothing if a further one fits better. */
function branchesOf(errors: readonly ErrorObject[], isDeeper: boolean): string[] {
  const branches = errors.filter((error) => !isChoice(error));
  const closer = branches.filter(({ keyword }) => keyword !== 'type');
  if (isDeeper && closer.length === 0) return [];
  const named = closer.length > 0 ? closer : branches;
  if (named.length === 0) return unique(errors.map(expectationOf));
  return [unique(named.map(expectationOf)).join(' or ')];
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

const aMoment = '2026-11-29T18:23:49+00:00';

/** Words what a schema asks for, as the end of a sentence that begins with "expected". */
function expectationOf({ keyword, params, message = 'does not fit' }: ErrorObject): string {
  if (keyword === 'additionalProperties') return `no field '${params.additionalProperty}'`;
  if (keyword === 'unevaluatedProperties') return `no field '${params.unevaluatedProperty}'`;
  if (keyword === 'format' && params.format === 'date-time') return `a moment like ${aMoment}`;
  return message
    .replace(/^must NOT /, 'not to ')
    .replace(/^must be /, '')
    .replace(/^must /, 'to ');
}
