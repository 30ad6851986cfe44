import type { CodeGraph } from '../code/code-graph';
import { type CodeUnit, unitId, wholeModule } from '../code/code-unit';
import type { ContractChange, Subject } from '../diff/contract-change';
import type { ContractFacts } from './contract-facts';
import { knowledgeOf, schemaTypes } from './record-knowledge';

/** How code names a changed field, enum, schema or code. */
export interface SubjectNames {
  /** Whether a unit refers to the changed thing itself. */
  isReferredToBy(unit: CodeUnit): boolean;
  /** Whether a unit has a name of the thing, which may be that of another thing. */
  isNamedBy(unit: CodeUnit): boolean;
  /** Whether a unit knows the type of the records that have the thing. */
  isKnownTo(unit: CodeUnit): boolean;
  /** Whether only code that names the thing follows. Otherwise every caller does. */
  narrows: boolean;
  /** Whether a unit reads the thing where no page has to call the operation. */
  isPassedOnTo?(unit: CodeUnit): boolean;
}

interface Sources {
  graph: CodeGraph;
  facts: ContractFacts;
}

const enums = 'src/domain/contract/enums.gen.ts';
const allEnums = unitId(enums, wholeModule);
const errorCode = unitId('src/api/error-messages.ts', 'ErrorCode');

/** Returns the names of a change's subject; null if the change has none. */
export function subjectNames(change: ContractChange, sources: Sources): SubjectNames | null {
  const { subject } = change;
  if (subject === null) return null;
  if (subject.kind === 'code') return namesOfCode(subject.code, sources);
  if (subject.kind === 'header') return namesOfHeader(subject.header);
  return subject.kind === 'field'
    ? namesOfField(subject, change, sources)
    : namesOfSchema(subject.schema, sources);
}

/** Every caller shows the text of a code. One table has these texts. */
function namesOfCode(code: string, { graph }: Sources): SubjectNames {
  const words = graph.typedBy([errorCode]);
  return {
    isReferredToBy: ({ id, file, texts, names }) =>
      texts.has(code) || names.has(code) || (file.startsWith('src/api/') && words.has(id)),
    isNamedBy: () => false,
    isKnownTo: () => false,
    narrows: false,
  };
}

/**
 * A header is read by its name, a text without case. What passes its value on calls it by the same words:
 * `undoID` for `Undo-Id`, `errorReason` for `X-Error-Reason`.
 */
function namesOfHeader(header: string): SubjectNames {
  const words = header.replace(/^x-/i, '').replaceAll('-', '').toLowerCase();
  const hasWords = ({ names }: CodeUnit) => [...names].some((name) => name.toLowerCase() === words);
  return {
    isReferredToBy: (unit) => namesHeader(unit, header) || hasWords(unit),
    isNamedBy: () => false,
    isKnownTo: () => false,
    narrows: true,
    isPassedOnTo: (unit) => !namesHeader(unit, header) && hasWords(unit),
  };
}

/** Whether a text of code is the name of a header. */
export const namesHeader = ({ texts }: { texts: ReadonlySet<string> }, header: string): boolean =>
  [...texts].some((text) => text.toLowerCase() === header.toLowerCase());

/**
 * A field is read by its name. A record may be made without it, from a spread: what makes the record has
 * its type. The service makes answers, and both sides handle what is sent.
 */
function namesOfField(
  { schema, field, isNew }: Extract<Subject, { kind: 'field' }>,
  { uses }: ContractChange,
  sources: Sources,
): SubjectNames {
  const isSent = uses.some(({ part }) => part === 'request');
  const type = unitId(schemaTypes, schema ?? '');
  return {
    isReferredToBy: ({ file, types }) => types.has(type) && (isSent || file.startsWith('service/')),
    isNamedBy: ({ names }) => names.has(field),
    isKnownTo: knowledgeOf(schema, [field], sources),
    narrows: !(isNew && isSent),
  };
}

function namesOfSchema(schema: string, sources: Sources): SubjectNames {
  const own = [unitId(schemaTypes, schema), unitId(enums, schema)];
  const isOwn = (id: string) => own.some((name) => id === name || id.startsWith(`${name}.`));
  const fields = [...sources.facts.fieldsOfType(schema)];
  return {
    isReferredToBy: ({ values, types, names }) =>
      [...values, ...types].some((id) => isOwn(id) || (id === allEnums && names.has(schema))),
    isNamedBy: ({ names }) => fields.some((field) => names.has(field)),
    isKnownTo: knowledgeOf(schema, fields, sources),
    // The type of a body is inferred where it is sent or read, so that code need not name it.
    narrows: fields.length > 0,
  };
}
