import type {
  ContractOperation,
  DocumentedExample,
} from '../../../service/contract/contract-operations';
import { type ChosenResponse, documentedResponse, emptyExample, type Scenario } from '../scenarios';

/**
 * What a person reads on a choice after its status: a bare code as it is, and otherwise the
 * example's summary, since its name may be an id.
 */
export function scenarioLabel({ kind, response }: Scenario): string {
  if (kind === 'slow') return 'Slow';
  if (kind === 'network') return 'Cut connection';
  const example = response?.example;
  if (!example) return 'No body';
  return kind === 'empty' ? emptyLabel(example) : exampleLabel(example);
}

/** The same for something that is chosen already; its status may be one that `default` covers. */
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
