import type { CodeGraph } from '../code/code-graph';
import { type CodeUnit, unitId } from '../code/code-unit';
import type { ContractFacts } from './contract-facts';

/** The types that are generated from the schemas. */
export const schemaTypes = 'src/api/schema.gen.ts';

/**
 * Makes the function that tells whether a unit knows the type of a record: it names the type, or one
 * made of it, or it uses a declaration that does. A type of our own that is beside the record in one
 * declaration, and is made of a schema with the same field, counts as made of the record:
 * `personalFieldsOf(stored: User): PersonalFields`.
 */
export function knowledgeOf(
  schema: string | null,
  fields: readonly string[],
  { graph, facts }: { graph: CodeGraph; facts: ContractFacts },
): (unit: CodeUnit) => boolean {
  const above = schema === null ? [] : [...facts.schemasAbove(schema)];
  const direct = graph.typedBy(above.map((name) => unitId(schemaTypes, name)));
  const similar = new Set(facts.schemasWith(fields).map((name) => unitId(schemaTypes, name)));
  const beside = [...direct].flatMap((id) => [...(graph.units.get(id)?.types ?? [])]);
  const made = beside.filter(
    (id) =>
      !similar.has(id) && [...(graph.units.get(id)?.types ?? [])].some((name) => similar.has(name)),
  );
  const knowing = new Set([...direct, ...graph.typedBy(made)]);
  return ({ id, values }) => knowing.has(id) || [...values].some((value) => knowing.has(value));
}
