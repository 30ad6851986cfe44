import { responseOfStatus } from '../../../../openapi/reader/contract-operations';
import { type OperationResult, problemsOf } from '../checks/results';

/** How much of the contract a run has seen. */
export interface Coverage {
  operations: number;
  /** Operations that were called at all. */
  called: number;
  /** Operations of which a call succeeded as the contract says. */
  succeeded: number;
  /** Pairs of an operation and a documented response. */
  responses: number;
  seen: number;
  calls: number;
  problems: number;
}

/** Counts what the results have seen. */
export function coverageOf(results: readonly OperationResult[]): Coverage {
  const sum = (count: (result: OperationResult) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  return {
    operations: results.length,
    called: sum(({ calls }) => Number(calls > 0)),
    succeeded: sum((result) => Number(hasSucceeded(result))),
    responses: sum(({ operation }) => operation.responses.length),
    seen: sum((result) => seenResponses(result).length),
    calls: sum(({ calls }) => calls),
    problems: sum((result) => problemsOf(result).length),
  };
}

/** Whether a call of the operation was answered with success. */
export const hasSucceeded = ({ statuses }: OperationResult): boolean => statuses.has(200);

/** Lists the documented responses that a run has seen. `default` stands for every other status. */
export function seenResponses({ operation, statuses }: OperationResult): (number | 'default')[] {
  const hasOther = [...statuses].some((status) => !responseOfStatus(operation, status));
  return operation.responses
    .map(({ status }) => status)
    .filter((status) => (status === 'default' ? hasOther : statuses.has(status)));
}
