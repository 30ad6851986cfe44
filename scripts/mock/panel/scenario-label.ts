import type {
  ContractOperation,
  DocumentedExample,
} from '../../../openapi/reader/contract-operations';
import { type ChosenResponse, documentedResponse, emptyExample, type Scenario } from '../scenarios';

/**
 * Returns the label of a choice after its status: a bare code as it is, and otherwise the example's
 * summary, because the example's name may be an id.
 */
export function scenarioLabel({ kind, response }: Scenario): string {
  if (kind === 'slow') return 'Slow';
  if (kind === 'network') return 'Cut connection';
  const example = response?.example;
  if (!example) return 'No body';
  return kind === 'empty' ? emptyLabel(example) : exampleLabel(example);
}

/** Returns the label of an active choice. Its status may be one that `default` covers. */
export function responseLabel(operation: ContractOperation, response: ChosenResponse): string {
  if (response === 'network') return 'Cut connection';
  const { status, example: name } = response;
  const example = documentedResponse(operation, status)?.examples.find(
    (entry) => entry.name === name,
  );
  if (!example) return String(status);
  const isEmpty = status === 200 && example === emptyExample(operation);
  return `${status} ${isEmpty ? emptyLabel(example) : exampleLabel(example)}`;
}

function exampleLabel({ name, summary, value }: DocumentedExample): string {
  return value === name ? name : (summary ?? name);
}

function emptyLabel({ value }: DocumentedExample): string {
  return Array.isArray(value) ? 'Empty list' : 'Empty';
}
