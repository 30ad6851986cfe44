import {
  type ContractDocument,
  type ContractSchema,
  resolve,
} from '../../../openapi/reader/contract-document';
import { substituteText } from './substitute-text';
import type { Substitutes } from './substitutes';
import { inWords, type TextPlace } from './text-place';

type Visit = (text: string, place: TextPlace) => string;

const names = new Intl.Collator('en-GB', { numeric: true });

/**
 * Returns a copy of a value of the contract in which nothing is left of people and secrets: each text has
 * its substitute, pictures are gone, and so is every field that the contract does not have. Texts that are
 * new get their numbers in the order of the alphabet, so that a sorted list stays as it is.
 * @param place where the value is; its schema is the schema of the whole value
 */
export function takenOut(
  document: ContractDocument,
  value: unknown,
  place: TextPlace,
  substitutes: Substitutes,
): unknown {
  const texts: [string, TextPlace][] = [];
  copyOf(document, value, place, (text, at) => {
    texts.push([text, at]);
    return text;
  });
  for (const [text, at] of texts.toSorted(([a], [b]) => names.compare(a, b))) {
    substituteText(text, at, substitutes);
  }
  return copyOf(document, value, place, (text, at) => substituteText(text, at, substitutes));
}

function copyOf(
  document: ContractDocument,
  value: unknown,
  place: TextPlace,
  visit: Visit,
): unknown {
  const schema = branchOf(document, place.schema, value);
  if (value === null || typeof value === 'boolean') return value;
  const types = [schema.type ?? []].flat();
  if (typeof value === 'number' && allowsNumber(schema, types)) return value;
  if (typeof value === 'number' || typeof value === 'string') {
    if (isPicture(place.field, schema)) return types.includes('null') ? null : '';
    return visit(String(value), { ...place, schema });
  }
  if (Array.isArray(value)) {
    const { prefixItems = [], items = {} } = schema;
    return value.map((entry, index) =>
      copyOf(document, entry, { ...place, schema: prefixItems[index] ?? items }, visit),
    );
  }
  const { properties = {} } = schema;
  const noun = nounOf(properties) ?? place.noun;
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([field, inner]) => {
      if (!Object.hasOwn(properties, field)) return [];
      const at = { ...place, field, noun, schema: properties[field] ?? {} };
      return [[field, copyOf(document, inner, at, visit)]];
    }),
  );
}

const allowsNumber = (schema: ContractSchema, types: string[]) =>
  types.includes('integer') ||
  types.includes('number') ||
  (schema.enum?.some((entry) => typeof entry === 'number') ?? false);

const isPicture = (field: string, { contentEncoding }: ContractSchema) =>
  contentEncoding !== undefined || /image|icon/i.test(field);

/** Finds the schema of a value: behind a reference, and the alternative that it is. */
function branchOf(
  document: ContractDocument,
  schema: ContractSchema,
  value: unknown,
): ContractSchema {
  const [found] = resolve<ContractSchema>(document, schema as never, '#');
  const alternatives = found.oneOf ?? found.anyOf;
  if (alternatives === undefined) return found;
  const branches = alternatives.map((entry) => branchOf(document, entry, value));
  return branches.find((branch) => isOfBranch(document, branch, value)) ?? {};
}

function isOfBranch(document: ContractDocument, branch: ContractSchema, value: unknown): boolean {
  const types = [branch.type ?? []].flat();
  if (typeof value === 'number') return allowsNumber(branch, types);
  if (typeof value !== 'object' || value === null) {
    return types.includes(value === null ? 'null' : typeof value);
  }
  const { properties = {}, required = [] } = branch;
  const record = value as Record<string, unknown>;
  return (
    required.every((field) => field in record) &&
    Object.entries(properties).every(([field, inner]) => {
      const [{ const: fixed }] = resolve<ContractSchema>(document, inner as never, '#');
      return fixed === undefined || record[field] === fixed;
    })
  );
}

/** Finds what a record is by the first of its fields that is an id. */
function nounOf(properties: Record<string, ContractSchema>): string | undefined {
  const field = Object.keys(properties).find((name) => /.ID$/.test(name));
  return field && inWords(field);
}
