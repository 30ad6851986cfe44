import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import { groupedBy } from '../../../src/domain/lists';

/** A documented response that a screen test has shown on a screen. */
export interface ShownAnswer {
  operationId: string;
  /** The name of the response in the contract: a status or `default`. */
  response: string;
}

interface OperationCoverage {
  operationId: string;
  shown: string[];
  missing: string[];
}

/** Compares what the tests have shown with what the contract documents, by operation. */
export function coverageOf(
  operations: readonly ContractOperation[],
  answers: readonly ShownAnswer[],
): OperationCoverage[] {
  const names = new Set(answers.map(keyOf));
  return operations.map(({ operationId, responses }) => {
    const documented = responses.map(({ status }) => String(status));
    const isShown = (response: string) => names.has(keyOf({ operationId, response }));
    return {
      operationId,
      shown: documented.filter(isShown),
      missing: documented.filter((response) => !isShown(response)),
    };
  });
}

/** Lists the missing responses without a reason, and the reasons for responses that are not missing. */
export function coverageProblems(
  coverage: readonly OperationCoverage[],
  reasons: Readonly<Record<string, string>>,
): string[] {
  const missing = coverage.flatMap(({ operationId, missing: responses }) =>
    responses.map((response) => keyOf({ operationId, response })),
  );
  return [
    ...missing
      .filter((key) => !Object.hasOwn(reasons, key))
      .map((key) => `No test has shown ${key} on a screen.`),
    ...Object.keys(reasons)
      .filter((key) => !missing.includes(key))
      .map((key) => `${key} has a reason, but is shown or not documented.`),
  ];
}

/** Writes the document: the sum, the operations by their responses, and the reasons. */
export function documentOf(
  coverage: readonly OperationCoverage[],
  reasons: Readonly<Record<string, string>>,
): string {
  const shown = coverage.reduce((sum, operation) => sum + operation.shown.length, 0);
  const missing = coverage.reduce((sum, operation) => sum + operation.missing.length, 0);
  const all = shown + missing;
  const share = all === 0 ? '0.0' : ((100 * shown) / all).toFixed(1);
  const groups = groupedBy(
    coverage,
    (operation) => `${operation.shown.join(', ')} | ${operation.missing.join(', ') || 'none'}`,
  );
  return [
    '# Answers on screens',
    '',
    'The screen tests `src/features/*/every-answer*.test.tsx` and `every-save*.test.tsx` answer each call with',
    'each documented response, and check what the screen then shows. `npm run answers-on-screens -- --write`',
    'writes this table. `npm test` fails if a response is missing without a reason, or if the table is out of',
    'date.',
    '[testing.md](testing.md#answers-on-screens) says what counts as shown.',
    '',
    `Shown: ${shown} of ${all} responses of ${coverage.length} operations (${share} %).`,
    '',
    '| shown | missing | operations |',
    '|---|---|---|',
    ...[...groups].map(
      ([responses, operations]) =>
        `| ${responses} | ${operations.map(({ operationId }) => `\`${operationId}\``).join(', ')} |`,
    ),
    ...Object.entries(reasons).map(([key, reason]) => `\n\`${key}\`: ${reason}`),
    '',
  ].join('\n');
}

const keyOf = ({ operationId, response }: ShownAnswer) => `${operationId}:${response}`;
