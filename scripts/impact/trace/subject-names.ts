import type { CodeGraph } from '../code/code-graph';
import { type CodeUnit, unitId } from '../code/code-unit';
import type { Subject } from '../diff/contract-change';
import type { ContractFacts } from './contract-facts';

/** How code names a changed field, enum, schema or code. */
export interface SubjectNames {
  /** Whether a unit refers to the changed thing itself. */
  isReferredToBy(unit: CodeUnit): boolean;
  /** Whether a unit has a name of the thing, which may be that of another thing. */
  isNamedBy(unit: CodeUnit): boolean;
  /** Whether a unit knows the type of the records that have the thing. */
  isKnownTo(unit: CodeUnit): boolean;
  /** Whether only code that names the thing follows. The text of a code is shown by every caller. */
  narrows: boolean;
}

const types = 'src/api/schema.gen.ts';
const enums = 'src/domain/contract/enums.gen.ts';
const errorCode = unitId('src/api/error-messages.ts', 'ErrorCode');

/** Returns the names of a change's subject; null if the change has none. */
export function subjectNames(
  subject: Subject,
  graph: CodeGraph,
  facts: ContractFacts,
): SubjectNames | null {
  if (subject === null) return null;
  if (subject.kind === 'code') {
    const { code } = subject;
    const words = graph.typedBy([errorCode]);
    return {
      isReferredToBy: (unit) =>
        unit.texts.has(code) || unit.names.has(code) || (isApi(unit) && words.has(unit.id)),
      isNamedBy: () => false,
      isKnownTo: () => false,
      narrows: false,
    };
  }
  const isField = subject.kind === 'field';
  const fields = isField ? [subject.field] : [...facts.fieldsOfType(subject.schema)];
  const isNamedBy = ({ names }: CodeUnit) => fields.some((field) => names.has(field));
  const isKnownTo = knowledgeOf(subject.schema, fields, { graph, facts });
  if (isField) return { isReferredToBy: () => false, isNamedBy, isKnownTo, narrows: true };
  const own = [unitId(types, subject.schema), unitId(enums, subject.schema)];
  const isOwn = (id: string) => own.some((name) => id === name || id.startsWith(`${name}.`));
  return {
    isReferredToBy: (unit) => [...unit.values, ...unit.types].some(isOwn),
    isNamedBy,
    isKnownTo,
    narrows: true,
  };
}

/**
 * Makes the function that tells whether a unit knows the type of a record: it names the type, or one
 * made of it, or it uses a declaration that does. A type of our own that stands beside the record in one
 * declaration, and is made of a schema with the same field, counts as made of the record:
 * `personalFieldsOf(stored: User): PersonalFields`.
 */
function knowledgeOf(
  schema: string | null,
  fields: readonly string[],
  { graph, facts }: { graph: CodeGraph; facts: ContractFacts },
): (unit: CodeUnit) => boolean {
  const above = schema === null ? [] : [...facts.schemasAbove(schema)];
  const direct = graph.typedBy(above.map((name) => unitId(types, name)));
  const similar = new Set(facts.schemasWith(fields).map((name) => unitId(types, name)));
  const beside = [...direct].flatMap((id) => [...(graph.units.get(id)?.types ?? [])]);
  const made = beside.filter(
    (id) =>
      !similar.has(id) && [...(graph.units.get(id)?.types ?? [])].some((name) => similar.has(name)),
  );
  const knowing = new Set([...direct, ...graph.typedBy(made)]);
  return ({ id, values }) => knowing.has(id) || [...values].some((value) => knowing.has(value));
}

const isApi = ({ file }: CodeUnit) => file.startsWith('src/api/');
