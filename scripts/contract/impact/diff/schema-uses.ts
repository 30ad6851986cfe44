import type { ContractDocument } from '../../../../openapi/reader/contract-document';
import type { Use } from './contract-change';
import { parametersOf, placedOperations } from './placed-operations';

/** Returns the uses of each named schema of a document, also through other schemas. */
export function schemaUses(document: ContractDocument): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  const note = (part: unknown, use: Use) => {
    for (const name of schemasBelow(document, part)) {
      uses.set(name, [...(uses.get(name) ?? []), use]);
    }
  };
  for (const [operationId, placed] of placedOperations(document)) {
    const { operation } = placed;
    const parameters = [...parametersOf(placed).values()].map(({ parameter }) => parameter);
    note([operation.requestBody, parameters], { operationId, part: 'request' });
    for (const [status, response] of Object.entries(operation.responses)) {
      note(response, { operationId, part: 'answer', status });
    }
  }
  return uses;
}

/** Returns the names of the schemas that refer to a schema, also through others, and its own name. */
export function schemasAbove(document: ContractDocument, name: string): Set<string> {
  const schemas = document.components?.schemas ?? {};
  const above = Object.keys(schemas).filter((candidate) =>
    schemasBelow(document, schemas[candidate]).has(name),
  );
  return new Set([name, ...above]);
}

const reference = /"#\/components\/(\w+)\/([\w.-]+)"/g;

/** Finds the named schemas that a part of the document refers to, at any depth. */
function schemasBelow(document: ContractDocument, part: unknown): Set<string> {
  const components = document.components as Record<string, Record<string, unknown>> | undefined;
  const followed = new Set<string>();
  const found = new Set<string>();
  const visit = (value: unknown) => {
    for (const [place, section = '', name = ''] of (JSON.stringify(value) ?? '').matchAll(
      reference,
    )) {
      // Examples refer to nothing, and they are the largest part of the document.
      if (followed.has(place) || section === 'examples') continue;
      followed.add(place);
      if (section === 'schemas') found.add(name);
      visit(components?.[section]?.[name]);
    }
  };
  visit(part);
  return found;
}
