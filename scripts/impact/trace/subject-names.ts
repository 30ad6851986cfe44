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
  const above = subject.schema === null ? [] : [...facts.schemasAbove(subject.schema)];
  const knowing = graph.typedBy(above.map((name) => unitId(types, name)));
  const isKnownTo = ({ id }: CodeUnit) => knowing.has(id);
  const nameIn = (fields: readonly string[]) => (unit: CodeUnit) =>
    fields.some((field) => unit.names.has(field));
  if (subject.kind === 'field') {
    const isNamedBy = nameIn([subject.field]);
    return { isReferredToBy: () => false, isNamedBy, isKnownTo, narrows: true };
  }
  const own = [unitId(types, subject.schema), unitId(enums, subject.schema)];
  const isOwn = (id: string) => own.some((name) => id === name || id.startsWith(`${name}.`));
  return {
    isReferredToBy: (unit) => [...unit.values, ...unit.types].some(isOwn),
    isNamedBy: nameIn([...facts.fieldsOfType(subject.schema)]),
    isKnownTo,
    narrows: true,
  };
}

const isApi = ({ file }: CodeUnit) => file.startsWith('src/api/');
