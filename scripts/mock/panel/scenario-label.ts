import type { MockOperation } from '../contract-operations';
import { type ChosenResponse, documentedResponse, emptyExample, type Scenario } from '../scenarios';

/**
 * What a person reads on a choice after its status: a bare code as it is, and otherwise the
 * example's summary, since its name may be an id.
 */
export function scenarioLabel({ kind, response }: Scenario): string {
  if (kind === 'slow') return 'Slow';
  if (kind === 'network') return 'Cut connection';
  if (kind === 'empty') return 'Empty list';
  const example = response?.example;
  if (!example) return 'No body';
  return example.value === example.name ? example.name : (example.summary ?? example.name);
}

/** The same for something that is chosen already; its status may be one that `default` covers. */
export function responseLabel(operation: MockOperation, response: ChosenResponse): string {
  if (response === 'network') return 'Cut connection';
  const { status, example: name } = response;
  if (status === 200 && name !== null && emptyExample(operation)?.name === name) {
    return '200 Empty list';
  }
  const documented = documentedResponse(operation, status);
  const example = documented?.examples.find((candidate) => candidate.name === name);
  if (!example) return String(status);
  const label = example.value === example.name ? example.name : (example.summary ?? example.name);
  return `${status} ${label}`;
}
