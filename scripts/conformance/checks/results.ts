import type { ContractOperation } from '../../../service/contract/contract-operations';
import type { Problem } from './problem';

/** What is known about one operation. */
export interface OperationResult {
  operation: ContractOperation;
  calls: number;
  /** The statuses of its answers. */
  statuses: ReadonlySet<number>;
  /** Each check that was made, with its first problem; null if it passed. */
  checks: ReadonlyMap<string, Problem | null>;
  /** Why no call succeeded, if none did. */
  reason: string | null;
}

interface KeptResult extends OperationResult {
  statuses: Set<number>;
  checks: Map<string, Problem | null>;
}

/** Keeps what the calls of a run have shown, for the operations that the run is about. */
export class Results {
  readonly #results: ReadonlyMap<string, KeptResult>;

  constructor(operations: readonly ContractOperation[]) {
    this.#results = new Map(
      operations.map((operation) => [
        operation.operationId,
        { operation, calls: 0, statuses: new Set(), checks: new Map(), reason: null },
      ]),
    );
  }

  /** Notes a call and what it has shown. Calls of other operations do not count. */
  note(operationId: string, check: string, status: number, problem: Problem | null): void {
    const result = this.#results.get(operationId);
    if (!result) return;
    result.calls += 1;
    result.statuses.add(status);
    result.checks.set(check, result.checks.get(check) ?? problem);
  }

  /** Notes a problem beside those of the schema, which a call that was noted has shown. */
  add(problem: Problem): void {
    const checks = this.#results.get(problem.operationId)?.checks;
    checks?.set(problem.check, checks.get(problem.check) ?? problem);
  }

  /** Notes why an operation was not called with success. The first reason counts. */
  explain(operationId: string, reason: string): void {
    const result = this.#results.get(operationId);
    if (result) result.reason ??= reason;
  }

  /** Whether the run is about the operation. */
  has(operationId: string): boolean {
    return this.#results.has(operationId);
  }

  get all(): readonly OperationResult[] {
    return [...this.#results.values()];
  }
}

/** Lists the problems of a result. */
export const problemsOf = ({ checks }: OperationResult): Problem[] =>
  [...checks.values()].filter((problem) => problem !== null);
