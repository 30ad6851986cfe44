import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import type { MatchedOperation } from '../../contract/recorded-traffic/match-operation';
import { type FieldPath, fieldPath, fieldValue } from './field-path';
import { escapeReserved, unescapeReserved } from './own-body-text';

/** What a call has to have, so that the chosen answer is for it. */
export interface Condition {
  /** The name of a parameter, or a field of the body such as `body.changes[0].name`. */
  field: string;
  /** The value as text: `Uma`, `5`, `true`, `null`. */
  value: string;
}

/** A call as a condition reads it. */
export interface ConditionalCall {
  matched: MatchedOperation;
  query: URLSearchParams;
  /** The parsed body; undefined if there is none or it is no JSON. */
  body: unknown;
}

/** Reads the inside of `if(field=value)`, or the reason why the operation has no such field. */
export function parseCondition(operation: ContractOperation, text: string): Condition | string {
  const separator = text.indexOf('=');
  if (separator < 1) return `"if(${text})" has no "=" between a field and its value.`;
  const field = unescapeReserved(text.slice(0, separator));
  const value = unescapeReserved(text.slice(separator + 1));
  return problemOfField(operation, field) ?? { field, value };
}

/** Writes a condition that parseCondition reads. */
export const conditionText = ({ field, value }: Condition): string =>
  `if(${escapeReserved(field)}=${escapeReserved(value)})`;

/** Names the parameters of an operation to which a condition can refer. */
export const parameterNames = ({ parameters }: ContractOperation): string[] =>
  parameters.filter((each) => each.in === 'path' || each.in === 'query').map(({ name }) => name);

/** Whether a call is one for which a choice with this condition answers. */
export function isMet({ field, value }: Condition, call: ConditionalCall): boolean {
  return valuesOf(field, call).some((each) => asText(each) === value);
}

function valuesOf(field: string, { matched, query, body }: ConditionalCall): unknown[] {
  const path = pathInBody(field);
  if (path !== null) return [fieldValue(body, path)].filter((value) => value !== undefined);
  const names = [...matched.operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
  const index = names.indexOf(field);
  return index < 0 ? query.getAll(field) : [matched.pathParameters[index]];
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function problemOfField(operation: ContractOperation, field: string): string | null {
  const { operationId } = operation;
  if (/^body\b/.test(field)) {
    if (operation.body === null) return `${operationId} is called without a body.`;
    return pathInBody(field) === null
      ? `"${field}" is not a field, such as body.changes[0].name.`
      : null;
  }
  const names = parameterNames(operation);
  if (names.includes(field)) return null;
  const existing =
    names.length === 0
      ? 'It has none'
      : `There ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}`;
  return `${operationId} has no parameter "${field}". ${existing}; a field of the body begins with "body".`;
}

const pathInBody = (field: string): FieldPath | null =>
  /^body(?=$|[.[])/.test(field) ? fieldPath(field.slice('body'.length)) : null;
