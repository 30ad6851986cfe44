import type { ContractOperation } from '../../openapi/reader/contract-operations';
import { type ChosenResponse, responseText } from './scenarios';
import { parseStep, type Step, stepText, waitText } from './step-text';

/** The answers of an operation in their order. The last one stays. */
export type Choice = readonly [Step, ...Step[]];

/** Choices by operationId. An operation without a choice answers as usual. */
export type Choices = ReadonlyMap<string, Choice>;

/** An invalid part of a scenario text, and the operation whose scenarios are possible instead. */
export interface ScenarioProblem {
  text: string;
  reason: string;
  operation: ContractOperation | null;
}

/**
 * Reads a scenario text such as `listUsers:500,getUser:404,listTeams:slow,commitUsers:500>cut>200`.
 * @returns the choices, and every part that names nothing in the contract or contradicts another part;
 * the caller must not use the choices when there is a problem
 */
export function parseScenarios(
  text: string,
  operations: ContractOperation[],
): { choices: Choices; problems: ScenarioProblem[] } {
  const choices = new Map<string, Choice>();
  const problems: ScenarioProblem[] = [];
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

  for (const part of parts) {
    const separator = part.indexOf(':');
    const name = separator < 0 ? part : part.slice(0, separator);
    const wanted = separator < 0 ? '' : part.slice(separator + 1);
    const operation = operations.find((candidate) => candidate.operationId === name) ?? null;
    const problem = (reason: string) => problems.push({ text: part, reason, operation });

    if (operation === null) {
      problem(`There is no operation "${name}".`);
      continue;
    }
    const parsed = wanted.split('>').map((step) => parseStep(operation, step));
    const invalid = parsed.find((step) => typeof step === 'string');
    if (invalid !== undefined) {
      problem(invalid);
      continue;
    }
    const merged = mergedChoice(operation, choices.get(name), parsed as unknown as Choice);
    if (typeof merged === 'string') problem(merged);
    else choices.set(name, merged);
  }
  return { choices, problems };
}

/** Writes choices as a text that parseScenarios reads. */
export function formatScenarios(choices: Choices, operations: ContractOperation[]): string {
  return operations
    .flatMap((operation) => {
      const { operationId } = operation;
      const choice = choices.get(operationId);
      return choice ? partsOf(operation, choice).map((part) => `${operationId}:${part}`) : [];
    })
    .join(',');
}

/** Counts the choices. A response and slow count as two, a story and what has a condition as one. */
export function countScenarios(choices: Choices): number {
  return [...choices.values()].reduce(
    (count, [step, ...then]) =>
      count +
      (then.length > 0 || step.condition
        ? 1
        : (step.response === null ? 0 : 1) + (step.wait === null ? 0 : 1)),
    0,
  );
}

/**
 * Returns the choices after a click on a scenario. The click sets the scenario, or clears it if it was
 * set. It replaces another response of the same operation and keeps slow. It replaces a story and what has
 * a condition.
 */
export function toggleScenario(choices: Choices, operationId: string, [clicked]: Choice): Choices {
  const current = singleStep(choices.get(operationId));
  const next: Step = {
    response: isSameResponse(clicked.response, current.response)
      ? clicked.response && null
      : (clicked.response ?? current.response),
    wait: clicked.wait === null ? current.wait : current.wait === null ? clicked.wait : null,
  };
  const result = new Map(choices);
  if (next.response === null && next.wait === null) result.delete(operationId);
  else result.set(operationId, [next]);
  return result;
}

/** Whether a call answers differently from time to time. */
export const hasStory = (choices: Choices): boolean =>
  [...choices.values()].some((choice) => choice.length > 1);

/** The step of a choice that holds for every call; an empty one for any other and for no choice. */
export function singleStep(choice: Choice | undefined): Step {
  const holdsAlways = choice?.length === 1 && !choice[0].condition;
  return holdsAlways ? choice[0] : { response: null, wait: null };
}

export function isSameResponse(a: ChosenResponse | null, b: ChosenResponse | null): boolean {
  if (a === null || b === null || a === 'network' || b === 'network') return a === b;
  return a.status === b.status && a.example === b.example && a.body === b.body;
}

/** Adds a part to what an earlier part has chosen for the operation. Only single steps combine. */
function mergedChoice(
  operation: ContractOperation,
  earlier: Choice | undefined,
  added: Choice,
): Choice | string {
  if (earlier === undefined) return added;
  const { operationId } = operation;
  const [before] = earlier;
  const [after] = added;
  if (earlier.length > 1 || added.length > 1) return `${operationId} has a story already.`;
  if (before.condition || after.condition) {
    return `${operationId} has a condition, and so no other choice.`;
  }
  const isOther = after.response !== null && !isSameResponse(before.response, after.response);
  if (before.response !== null && isOther) {
    return `${operationId} already answers ${responseText(operation, before.response)}.`;
  }
  return [{ response: after.response ?? before.response, wait: after.wait ?? before.wait }];
}

/** A story is one part. A response and a wait without a story are two, as the panel sets them. */
function partsOf(operation: ContractOperation, choice: Choice): string[] {
  const [{ response, wait, condition }] = choice;
  if (choice.length > 1 || condition) {
    return [choice.map((step) => stepText(operation, step)).join('>')];
  }
  return [
    ...(response === null ? [] : [responseText(operation, response)]),
    ...(wait === null ? [] : [waitText(wait)]),
  ];
}
