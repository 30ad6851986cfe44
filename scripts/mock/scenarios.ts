import type {
  ContractOperation,
  DocumentedExample,
  DocumentedResponse,
} from '../../openapi/reader/contract-operations';
import { ownBodyText } from './own-answer/own-body-text';

/** The answer of an operation for which QA has chosen something. */
export type ChosenResponse =
  | {
      status: number;
      example: string | null;
      /** The text that is sent instead of an example. */
      body?: string;
    }
  | 'network';

/** One possible choice for one operation. */
export interface Scenario {
  operationId: string;
  /** As in `?mock=`, for example `commitOrganisations:400/BadRequest`. */
  text: string;
  kind: 'response' | 'empty' | 'slow' | 'network';
  /** Null for slow and for network, which have no answer of their own. */
  response: { status: number; mediaType: string | null; example: DocumentedExample | null } | null;
}

/**
 * Lists everything that the contract documents for these operations: every example of every response,
 * the empty list if there is one, a slow answer and a cut connection. A `default` response appears as
 * status 500.
 */
export function documentedScenarios(operations: ContractOperation[]): Scenario[] {
  return operations.flatMap((operation) => {
    const { operationId } = operation;
    const empty = emptyExample(operation);
    const responses = operation.responses.flatMap((documented): Scenario[] => {
      const { mediaType } = documented;
      const status = documented.status === 'default' ? 500 : documented.status;
      const examples = documented.examples.length > 0 ? documented.examples : [null];
      return examples.map((example) => ({
        operationId,
        text: `${operationId}:${responseText(operation, { status, example: example?.name ?? null })}`,
        kind: status === 200 && example !== null && example === empty ? 'empty' : 'response',
        response: { status, mediaType, example },
      }));
    });
    return [
      ...responses,
      { operationId, text: `${operationId}:slow`, kind: 'slow', response: null },
      { operationId, text: `${operationId}:network`, kind: 'network', response: null },
    ];
  });
}

/** Writes a response as it follows the operation's name: the shortest text that means only it. */
export function responseText(operation: ContractOperation, response: ChosenResponse): string {
  if (response === 'network') return 'network';
  const { status, example, body } = response;
  if (body !== undefined) return `${status}=${ownBodyText(body)}`;
  if (status === 200 && example !== null && emptyExample(operation)?.name === example)
    return 'empty';
  const documented = documentedResponse(operation, status);
  if (example === null || documented?.examples.length === 1) return String(status);
  return `${status}/${encodeURIComponent(example)}`;
}

/** Returns the contract's response for a status, which may be its `default`, if there is one. */
export function documentedResponse(
  operation: ContractOperation,
  status: number,
): DocumentedResponse | undefined {
  return (
    operation.responses.find((response) => response.status === status) ??
    (status >= 400 && status <= 599
      ? operation.responses.find((response) => response.status === 'default')
      : undefined)
  );
}

/** Returns the example of an empty successful answer: the one named `empty`, or an empty list. */
export function emptyExample(operation: ContractOperation): DocumentedExample | undefined {
  const examples = documentedResponse(operation, 200)?.examples ?? [];
  return (
    examples.find((example) => example.name === 'empty') ??
    examples.find((example) => Array.isArray(example.value) && example.value.length === 0)
  );
}
