import type { ContractOperation } from '../../openapi/reader/contract-operations';
import { parseOwnBody, unescapeReserved } from './own-answer/own-body-text';
import { type ChosenResponse, documentedResponse, emptyExample } from './scenarios';

/** Returns the response that the text names, or the reason why it names none. */
export function parseResponse(operation: ContractOperation, text: string): ChosenResponse | string {
  const { operationId } = operation;
  if (text === 'network' || text === 'cut') return 'network';
  if (text === 'empty') {
    const empty = emptyExample(operation);
    return empty ? { status: 200, example: empty.name } : `${operationId} has no empty answer.`;
  }
  const own = /^(\d{3})=(.*)$/s.exec(text);
  if (own) return ownResponse(Number(own[1]), own[2] ?? '');
  const match = /^(\d{3})(?:\/(.+))?$/.exec(text);
  if (!match) {
    return `"${text}" is neither a status, a status/example, a status=body, empty, usual, slow nor cut.`;
  }
  const status = Number(match[1]);
  const documented = documentedResponse(operation, status);
  if (!documented) return `${operationId} has no documented response ${status}.`;
  const name = match[2] === undefined ? undefined : unescapeReserved(match[2]);
  if (name === undefined) return { status, example: documented.examples[0]?.name ?? null };
  return documented.examples.some((example) => example.name === name)
    ? { status, example: name }
    : `The response ${status} of ${operationId} has no example "${name}".`;
}

/** An own answer may have a status that the contract does not have, as a newer back end may send it. */
function ownResponse(status: number, text: string): ChosenResponse | string {
  if (status < 200 || status > 599)
    return `An own answer has a status from 200 to 599, not ${status}.`;
  const parsed = parseOwnBody(text);
  return typeof parsed === 'string' ? parsed : { status, example: null, ...parsed };
}
