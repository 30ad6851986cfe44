import {
  type ContractDocument,
  type ContractSchema,
  resolve,
} from '../../../service/contract/contract-document';
import { fieldFindings } from './field-findings';
import { type CompareSchemas, type Finding, narrower, other, wider } from './finding';
import { textFindings, valueFindings } from './value-findings';

/**
 * Makes the comparison of schemas of two documents. It does not follow a reference that both have:
 * the comparison of the schema with this name reports what changed there.
 */
export function schemaComparison(
  before: ContractDocument,
  after: ContractDocument,
): CompareSchemas {
  const followed = new Set<string>();

  const compare: CompareSchemas = (earlier, later, path = []) => {
    if (JSON.stringify(earlier) === JSON.stringify(later)) return [];
    const [a, b] = [withoutNull(earlier), withoutNull(later)];
    const findings: Finding[] = [];
    if (!a.isNullable && b.isNullable) findings.push(wider(path, 'may now be null'));
    if (a.isNullable && !b.isNullable) findings.push(narrower(path, 'may no longer be null'));
    findings.push(...textFindings(earlier, later, path));
    const choice = choiceChange(a.schema, b.schema, path);
    if (choice) return [...findings, choice];
    const names = `${a.schema.$ref ?? ''} ${b.schema.$ref ?? ''}`;
    if (a.schema.$ref && (a.schema.$ref === b.schema.$ref || followed.has(names))) return findings;
    followed.add(names);
    const [from] = resolve(before, a.schema, '');
    const [to] = resolve(after, b.schema, '');
    const change = typeChange(typesOf(from), typesOf(to), path);
    if (change) return [...findings, change];
    return [
      ...findings,
      ...fieldFindings(from, to, path, compare),
      ...listFindings(from, to, path, compare),
      ...valueFindings(from, to, path),
    ];
  };
  return compare;
}

/** Separates "or null" from a schema, in both spellings of OpenAPI 3.1. */
function withoutNull(schema: ContractSchema): { schema: ContractSchema; isNullable: boolean } {
  const spelling = schema.oneOf ? 'oneOf' : 'anyOf';
  const alternatives = schema[spelling] ?? [];
  const rest = alternatives.filter(({ type }) => type !== 'null');
  if (rest.length < alternatives.length) {
    const [only = {}, ...more] = rest;
    return { schema: more.length > 0 ? { ...schema, [spelling]: rest } : only, isNullable: true };
  }
  const types = [schema.type ?? []].flat();
  if (!types.includes('null')) return { schema, isNullable: false };
  return { schema: { ...schema, type: types.filter((type) => type !== 'null') }, isNullable: true };
}

/** A schema that becomes one of several alternatives, or that alone of them remains. */
function choiceChange(
  from: ContractSchema,
  to: ContractSchema,
  path: readonly string[],
): Finding | null {
  const isAmong = (schema: ContractSchema, { oneOf, anyOf }: ContractSchema) =>
    (oneOf ?? anyOf ?? []).some((each) => JSON.stringify(each) === textOf(schema));
  if (isAmong(from, to)) return wider(path, 'may now have another shape as well');
  return isAmong(to, from) ? narrower(path, 'has one shape, had several') : null;
}

/** The text of a schema without a description beside its reference. */
const textOf = ({ description, ...schema }: ContractSchema) => JSON.stringify(schema);

function typesOf({ type, oneOf, anyOf }: ContractSchema): string[] {
  if (oneOf ?? anyOf) return ['choice'];
  return [type ?? 'any'].flat();
}

const words: Record<string, string> = {
  array: 'a list',
  choice: 'one of several shapes',
  object: 'an object',
};
const inWords = (types: readonly string[]) =>
  types.map((type) => words[type] ?? `of type ${type}`).join(' or ');

function typeChange(from: string[], to: string[], path: readonly string[]): Finding | null {
  const lost = from.filter((type) => !to.includes(type));
  const gained = to.filter((type) => !from.includes(type));
  if (lost.length === 0 && gained.length === 0) return null;
  const what = `is now ${inWords(to)}, was ${inWords(from)}`;
  if (lost.length > 0 && gained.length > 0) return other(path, what);
  return gained.length > 0 ? wider(path, what) : narrower(path, what);
}

/** Compares the entries of lists and tuples, and the alternatives of choices, by their order. */
function listFindings(
  from: ContractSchema,
  to: ContractSchema,
  path: readonly string[],
  compare: CompareSchemas,
): Finding[] {
  const entries = compare(from.items ?? {}, to.items ?? {}, path);
  const ordered = (['prefixItems', 'oneOf', 'anyOf'] as const).flatMap((keyword) => {
    const [before, after] = [from[keyword] ?? [], to[keyword] ?? []];
    if (before.length !== after.length) {
      const what = `has ${after.length} ${keyword === 'prefixItems' ? 'elements' : 'alternatives'}, had ${before.length}`;
      if (keyword === 'prefixItems') return [other(path, what)];
      return [after.length > before.length ? wider(path, what) : narrower(path, what)];
    }
    return before.flatMap((schema, index) => compare(schema, after[index] ?? {}, path));
  });
  // A tuple repeats its elements in `items`.
  return from.prefixItems ? ordered : [...entries, ...ordered];
}
