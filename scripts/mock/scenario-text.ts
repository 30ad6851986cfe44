import type { ContractOperation } from '../../service/contract/contract-operations';
import { type ChosenResponse, documentedResponse, emptyExample, responseText } from './scenarios';

/** The choice for one operation. Slow combines with any response, or with none. */
export interface Choice {
  response: ChosenResponse | null;
  isSlow: boolean;
}

/** Choices by operationId. An operation without a choice answers as usual. */
export type Choices = ReadonlyMap<string, Choice>;

/** An invalid part of a scenario text, and the operation whose scenarios are possible instead. */
export interface ScenarioProblem {
  text: string;
  reason: string;
  operation: ContractOperation | null;
}

/**
 * Reads a scenario text such as `listUsers:500,getUser:404,listTeams:slow,listTeams:empty`.
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
    const choice = choices.get(name) ?? { response: null, isSlow: false };
    if (wanted === 'slow') {
      choices.set(name, { ...choice, isSlow: true });
      continue;
    }
    const response = parseResponse(operation, wanted);
    if (typeof response === 'string' && response !== 'network') {
      problem(response);
    } else if (choice.response !== null && !isSameResponse(choice.response, response)) {
      problem(`${name} already answers ${responseText(operation, choice.response)}.`);
    } else {
      choices.set(name, { ...choice, response });
    }
  }
  return { choices, problems };
}

/** Writes choices as a text that parseScenarios reads. */
export function formatScenarios(choices: Choices, operations: ContractOperation[]): string {
  return operations
    .flatMap((operation) => {
      const choice = choices.get(operation.operationId);
      const texts = [
        ...(choice?.response ? [responseText(operation, choice.response)] : []),
        ...(choice?.isSlow ? ['slow'] : []),
      ];
      return texts.map((text) => `${operation.operationId}:${text}`);
    })
    .join(',');
}

/** Counts the choices. A response and slow count as two. */
export function countScenarios(choices: Choices): number {
  return [...choices.values()].reduce(
    (count, choice) => count + (choice.response ? 1 : 0) + (choice.isSlow ? 1 : 0),
    0,
  );
}

/**
 * Returns the choices after a click on a scenario. The click sets the scenario, or clears it if it was
 * set. It replaces another response of the same operation and keeps slow.
 */
export function toggleScenario(choices: Choices, operationId: string, chosen: Choice): Choices {
  const current = choices.get(operationId) ?? { response: null, isSlow: false };
  const response =
    chosen.response && current.response && isSameResponse(chosen.response, current.response)
      ? null
      : (chosen.response ?? current.response);
  const next = { response, isSlow: chosen.isSlow ? !current.isSlow : current.isSlow };
  const result = new Map(choices);
  if (next.response === null && !next.isSlow) result.delete(operationId);
  else result.set(operationId, next);
  return result;
}

export function isSameResponse(a: ChosenResponse, b: ChosenResponse): boolean {
  if (a === 'network' || b === 'network') return a === b;
  return a.status === b.status && a.example === b.example;
}

/** Returns the response that the text names, or the reason why it names none. */
function parseResponse(operation: ContractOperation, text: string): ChosenResponse | string {
  if (text === 'network') return 'network';
  if (text === 'empty') {
    const empty = emptyExample(operation);
    return empty
      ? { status: 200, example: empty.name }
      : `${operation.operationId} has no empty answer.`;
  }
  const match = /^(\d{3})(?:\/(.+))?$/.exec(text);
  if (!match) {
    return `"${text}" is neither a status, a status/example, empty, slow nor network.`;
  }
  const status = Number(match[1]);
  const documented = documentedResponse(operation, status);
  if (!documented) return `${operation.operationId} has no documented response ${status}.`;
  const name = match[2] === undefined ? undefined : decodeName(match[2]);
  if (name === undefined) return { status, example: documented.examples[0]?.name ?? null };
  return documented.examples.some((example) => example.name === name)
    ? { status, example: name }
    : `The response ${status} of ${operation.operationId} has no example "${name}".`;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
