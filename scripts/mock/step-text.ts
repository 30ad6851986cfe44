import type { ContractOperation } from '../../openapi/reader/contract-operations';
import { type Condition, conditionText, parseCondition } from './own-answer/condition';
import { parseResponse } from './parse-response';
import { type ChosenResponse, responseText } from './scenarios';

/** One answer of an operation. */
export interface Step {
  /** Null for the usual answer. */
  response: ChosenResponse | null;
  /** How long the answer waits, in milliseconds; `usual` is what the mock was started with. */
  wait: number | 'usual' | null;
  /** Which calls it is for. Every other call answers as usual, and a story stays at this step. */
  condition?: Condition;
}

/** Milliseconds. A browser and a person have given up before. */
const longestWait = 600_000;

/**
 * Reads one step: a response, `usual`, `slow` or `slow(3000)`, a wait and a response, each also behind a
 * condition such as `if(name=backoffice)`. A plus sign or a space separates them. An address turns
 * the plus sign into a space.
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
    const conditional = /^if\((.*)\)$/.exec(word);
    if (conditional) {
      if (step.condition) return `"${text}" has two conditions.`;
      const condition = parseCondition(operation, conditional[1] ?? '');
      if (typeof condition === 'string') return condition;
      step.condition = condition;
      continue;
    }
    if (hasResponse) return `"${text}" has two answers; ">" stands between answers in their order.`;
    const response = word === 'usual' ? null : parseResponse(operation, word);
    if (typeof response === 'string' && response !== 'network') return response;
    step.response = response;
    hasResponse = true;
  }
  if (step.condition && !hasResponse && step.wait === null) return `"${text}" has no answer.`;
  return step;
}

/** Writes a step as a text that parseStep reads. */
export function stepText(
  operation: ContractOperation,
  { response, wait, condition }: Step,
): string {
  const answer = answerText(wait, response && responseText(operation, response));
  return condition ? `${conditionText(condition)}+${answer}` : answer;
}

/** Writes a step for people: as its text, but in words where somebody has written a body or a condition. */
export function stepLabel(
  operation: ContractOperation,
  { response, wait, condition }: Step,
): string {
  const text = isOwnAnswer(response)
    ? `${response.status} own answer`
    : response && responseText(operation, response);
  const answer = answerText(wait, text);
  return condition ? `${answer}, if ${condition.field} is ${condition.value || 'empty'}` : answer;
}

/** Whether somebody has written the body of an answer. */
export const isOwnAnswer = (
  response: ChosenResponse | null,
): response is { status: number; example: null; body: string } =>
  response !== null && response !== 'network' && response.body !== undefined;

function answerText(wait: Step['wait'], response: string | null): string {
  // A cut connection has a shorter name in stories.
  const words = [wait === null ? null : waitText(wait), response === 'network' ? 'cut' : response];
  return words.filter((word) => word !== null).join('+') || 'usual';
}

export const waitText = (wait: number | 'usual') => (wait === 'usual' ? 'slow' : `slow(${wait})`);
