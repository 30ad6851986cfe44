import {
  type ContractDocument,
  type ContractSchema,
  resolve,
} from '../../../../openapi/reader/contract-document';
import { valuesAlong } from '../records/values-along';
import type { Finding } from './problem';
import { shownValue } from './shown-value';

/**
 * Finds records of a list that share what identifies them (`x-identity` of the contract), at any depth
 * of a body that fits its schema.
 */
export function duplicatesIn(
  document: ContractDocument,
  schemaPointer: string,
  body: unknown,
): Finding[] {
  return within({ document, pointer: '' }, { $ref: schemaPointer }, body);
}

interface Place {
  document: ContractDocument;
  /** Where the value is in the body. */
  pointer: string;
}

function within(place: Place, entry: ContractSchema, value: unknown): Finding[] {
  if (typeof value !== 'object' || value === null) return [];
  const [schema] = resolve<ContractSchema>(place.document, entry, '');
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  const inBranches = branches.flatMap((branch) => within(place, branch, value));
  const below = (name: string | number) => ({ ...place, pointer: `${place.pointer}/${name}` });
  if (Array.isArray(value)) {
    const { items } = schema;
    if (!items) return inBranches;
    const inItems = value.flatMap((one, index) => within(below(index), items, one));
    return [...inBranches, ...inList(place, items, value), ...inItems];
  }
  const inFields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    within(below(name), field, (value as Record<string, unknown>)[name]),
  );
  return [...inBranches, ...inFields];
}

/** The first record that has the identity of an earlier one; further ones say the same. */
function inList({ document, pointer }: Place, items: ContractSchema, list: unknown[]): Finding[] {
  const paths = [resolve<ContractSchema>(document, items, '')[0]['x-identity'] ?? []].flat();
  const identities = list.map((record) => paths.flatMap((path) => valuesAlong(record, path)));
  const known = new Set<string>();
  for (const [index, identity] of identities.entries()) {
    const key = JSON.stringify(identity);
    if (identity.length > 0 && known.has(key)) {
      return [
        {
          pointer: `${pointer}/${index}/${paths[0]?.replaceAll('.', '/')}`,
          expected: 'each record once',
          found: `${shownValue(identity[0])} again`,
        },
      ];
    }
    known.add(key);
  }
  return [];
}
