import type { ContractOperation } from '../../service/contract/contract-operations';
import { type ChosenResponse, documentedResponse, emptyExample, responseText } from './scenarios';

/** One answer of an operation. */
export interface Step {
  /** Null for the usual answer. */
  response: ChosenResponse | null;
  /** How long the answer waits, in milliseconds; `usual` is what the mock was started with. */
  wait: number | 'usual' | null;
}

/** Milliseconds. A browser and a person have given up before. */
const longestWait = 600_000;

/**
 * Reads one step: a response, `usual`, `slow` or `slow(3000)`, or a wait and a response with a plus sign
 * or a space between them. An address turns the plus sign into a space.
 * @returns the step, or the reason why the text is none
 */
export function parseStep(operation: ContractOperation, text: string): Step | string {
  const step: Step = { response: null, wait: null };
  let hasResponse = false;
  const words = text.split(/[+\s]+/).filter((word) => word !== '');
  for (const word of words.length === 0 ? [''] : words) {
    const slow = /^slow(?:\((\d+)\))?$/.exec(word);
    if (slow && step.wait !== null) return `"${text}" waits twice.`;
    if (slow) {
      step.wait = slow[1] === undefined ? 'usual' : Number(slow[1]);
      if (step.wait !== 'usual' && step.wait > longestWait) {
        return `"${word}" waits longer than ten minutes.`;
      }
      continue;
    }
    if (hasResponse) return `"${text}" has two answers; ">" stands between answers in their order.`;
    const response = word === 'usual' ? null : parseResponse(operation, word);
    if (typeof response === 'string' && response !== 'network') return response;
    step.response = response;
    hasResponse = true;
  }
  return step;
}

/** Writes a step as a text that parseStep reads. */
export function stepText(operation: ContractOperation, { response, wait }: Step): string {
  const texts = [
    ...(wait === null ? [] : [waitText(wait)]),
    ...(response === null ? [] : [cutOr(operation, response)]),
  ];
  return texts.length === 0 ? 'usual' : texts.join('+');
}

/** A cut connection has a shorter name in stories. */
const cutOr = (operation: ContractOperation, response: ChosenResponse) =>
  response === 'network' ? 'cut' : responseText(operation, response);

export const waitText = (wait: number | 'usual') => (wait === 'usual' ? 'slow' : `slow(${wait})`);

/** Returns the response that the text names, or the reason why it names none. */
function parseResponse(operation: ContractOperation, text: string): ChosenResponse | string {
  const { operationId } = operation;
  if (text === 'network' || text === 'cut') return 'network';
  if (text === 'empty') {
    const empty = emptyExample(operation);
    return empty ? { status: 200, example: empty.name } : `${operationId} has no empty answer.`;
  }
  const match = /^(\d{3})(?:\/(.+))?$/.exec(text);
  if (!match) {
    return `"${text}" is neither a status, a status/example, empty, usual, slow nor cut.`;
  }
  const status = Number(match[1]);
  const documented = documentedResponse(operation, status);
  if (!documented) return `${operationId} has no documented response ${status}.`;
  const name = match[2] === undefined ? undefined : decodeName(match[2]);
  if (name === undefined) return { status, example: documented.examples[0]?.name ?? null };
  return documented.examples.some((example) => example.name === name)
    ? { status, example: name }
    : `The response ${status} of ${operationId} has no example "${name}".`;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
