import type { ContractSchema } from '../../../../openapi/reader/contract-document';
import { type CompareSchemas, type Finding, narrower, other, wider } from './finding';
import { unjudgedFinding, unjudgedFindings } from './unjudged-findings';

type Path = readonly string[];

/** Separates "or null" from a schema, in both spellings of OpenAPI 3.1. */
export function withoutNull(schema: ContractSchema): {
  schema: ContractSchema;
  isNullable: boolean;
} {
  const spelling = schema.oneOf ? 'oneOf' : 'anyOf';
  const { [spelling]: alternatives = [], ...beside } = schema;
  const rest = alternatives.filter(({ type }) => type !== 'null');
  if (rest.length < alternatives.length) {
    const [only = {}, ...more] = rest;
    const remaining = more.length > 0 ? { ...schema, [spelling]: rest } : { ...beside, ...only };
    return { schema: remaining, isNullable: true };
  }
  const types = [schema.type ?? []].flat();
  if (!types.includes('null')) return { schema, isNullable: false };
  return { schema: { ...schema, type: types.filter((type) => type !== 'null') }, isNullable: true };
}

/** Finds that a schema becomes one of several alternatives, or that alone of them remains. */
export function choiceFindings(from: ContractSchema, to: ContractSchema, path: Path): Finding[] {
  const isAmong = (schema: ContractSchema, { oneOf, anyOf }: ContractSchema) =>
    (oneOf ?? anyOf ?? []).some((each) => JSON.stringify(each) === textOf(schema));
  if (isAmong(from, to)) {
    const beside = unjudgedFindings({}, besideChoice(to), [], path);
    return [wider(path, 'may now have another shape as well'), ...beside];
  }
  if (!isAmong(to, from)) return [];
  const beside = unjudgedFindings(besideChoice(from), {}, [], path);
  return [narrower(path, 'has one shape, had several'), ...beside];
}

/** The text of a schema without a description beside its reference. */
const textOf = ({ description, ...schema }: ContractSchema) => JSON.stringify(schema);

function besideChoice(schema: ContractSchema): ContractSchema {
  const { [schema.oneOf ? 'oneOf' : 'anyOf']: _, ...beside } = schema;
  return beside;
}

export function typesOf({ type, oneOf, anyOf }: ContractSchema): string[] {
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

export function typeChange(from: string[], to: string[], path: Path): Finding | null {
  const lost = from.filter((type) => !to.includes(type));
  const gained = to.filter((type) => !from.includes(type));
  if (lost.length === 0 && gained.length === 0) return null;
  const what = `is now ${inWords(to)}, was ${inWords(from)}`;
  if (lost.length > 0 && gained.length > 0) return other(path, what);
  return gained.length > 0 ? wider(path, what) : narrower(path, what);
}

/** How a further schema in such a list changes the values that are possible. */
const growth = { prefixItems: other, oneOf: wider, anyOf: wider, allOf: narrower };
const shrinkage = { prefixItems: other, oneOf: narrower, anyOf: narrower, allOf: wider };

/** Compares the entries of lists and tuples, and the alternatives of choices, by their order. */
export function partFindings(
  from: ContractSchema,
  to: ContractSchema,
  path: Path,
  compare: CompareSchemas,
): Finding[] {
  const ordered = (['prefixItems', 'oneOf', 'anyOf', 'allOf'] as const).flatMap((keyword) => {
    const [before, after] = [from, to].map((schema) => (schema[keyword] ?? []) as ContractSchema[]);
    if (!before || !after) return [];
    if (before.length !== after.length) {
      const noun = keyword === 'prefixItems' ? 'elements' : 'alternatives';
      const what = `has ${after.length} ${keyword === 'allOf' ? 'parts' : noun}, had ${before.length}`;
      return [(after.length > before.length ? growth : shrinkage)[keyword](path, what)];
    }
    return before.flatMap((schema, index) => compare(schema, after[index] ?? {}, path));
  });
  if (!from.prefixItems) return [...compare(from.items ?? {}, to.items ?? {}, path), ...ordered];
  // A tuple repeats its elements in `items`, so that one finding is enough.
  const isBroken = ordered.some((finding) => finding.breaksReader || finding.breaksSender);
  return isBroken ? ordered : [...ordered, ...unjudgedFinding('items', from, to, path)];
}
