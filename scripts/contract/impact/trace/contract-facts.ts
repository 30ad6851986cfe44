import type {
  ContractDocument,
  ContractSchema,
} from '../../../../openapi/reader/contract-document';
import {
  type ContractOperation,
  contractOperations,
} from '../../../../openapi/reader/contract-operations';
import { groupedBy } from '../../../../src/domain/lists';
import { schemasAbove } from '../diff/schema-uses';

/** What the trace asks of both states of the contract. */
export interface ContractFacts {
  /** The states of each operation by its id, the earlier one first. */
  operations: ReadonlyMap<string, readonly ContractOperation[]>;
  /** Returns the schemas that refer to a schema, also through others, and its own name. */
  schemasAbove(name: string): Set<string>;
  /** Returns the schemas that have one of these fields themselves. */
  schemasWith(fields: readonly string[]): string[];
  /** Returns the names of the fields whose value is of a schema, or a list of it. */
  fieldsOfType(name: string): Set<string>;
}

export function contractFacts(before: ContractDocument, after: ContractDocument): ContractFacts {
  return {
    operations: groupedBy(
      [...contractOperations(before), ...contractOperations(after)],
      ({ operationId }) => operationId,
    ),
    schemasAbove: (name) =>
      new Set([before, after].flatMap((document) => [...schemasAbove(document, name)])),
    schemasWith: (fields) =>
      [before, after].flatMap(({ components }) =>
        Object.entries(components?.schemas ?? {}).flatMap(([name, { properties = {} }]) =>
          fields.some((field) => Object.hasOwn(properties, field)) ? [name] : [],
        ),
      ),
    fieldsOfType: (name) =>
      new Set(
        [before, after].flatMap(({ components }) =>
          Object.values(components?.schemas ?? {}).flatMap((schema) => fieldsIn(schema, name)),
        ),
      ),
  };
}

function fieldsIn({ properties = {} }: ContractSchema, name: string): string[] {
  const reference = `"#/components/schemas/${name}"`;
  return Object.keys(properties).filter((field) =>
    JSON.stringify(properties[field]).includes(reference),
  );
}
