import type { ContractOperation } from '../../../../openapi/reader/contract-operations';
import { type Finding, generalPointer, type Problem } from './problem';

/** Why a call of an extension had no success where a service leaves it out, as it may. */
export const notOffered = 'The service does not offer this extension.';

/** What is known about one operation. */
export interface OperationResult {
  operation: ContractOperation;
  calls: number;
  /** The statuses of its answers. */
  statuses: ReadonlySet<number>;
  /** Each check that was made, with its problems. */
  checks: ReadonlyMap<string, readonly Problem[]>;
  /** What the service answers instead of the operation; null if it has the operation. */
  missing: string | null;
  /** Why no call succeeded, if none did. */
  reason: string | null;
}

interface KeptResult extends OperationResult {
  statuses: Set<number>;
  checks: Map<string, readonly Problem[]>;
}

/** Keeps what the calls of a run have shown, for the operations that the run is about. */
export class Results {
  readonly #results: ReadonlyMap<string, KeptResult>;

  constructor(operations: readonly ContractOperation[]) {
    this.#results = new Map(
      operations.map((operation) => [
        operation.operationId,
        {
          operation,
          calls: 0,
          statuses: new Set(),
          checks: new Map(),
          missing: null,
          reason: null,
        },
      ]),
    );
  }

  /** Notes a call and what it has shown. Calls of other operations do not count. */
  note(operationId: string, check: string, status: number, problems: readonly Problem[]): void {
    const result = this.#results.get(operationId);
    if (!result) return;
    result.calls += 1;
    result.statuses.add(status);
    keep(result, check, problems);
  }

  /** Notes a problem beside those of the schema, which a call that was noted has shown. */
  add(problem: Problem): void {
    const result = this.#results.get(problem.operationId);
    if (result) keep(result, problem.check, [problem]);
  }

  /**
   * Notes that the service does not have the operation yet. Its calls show nothing further, so that
   * they are no problems of their own.
   * @param found what the service answers
   */
  miss(operationId: string, found: string): void {
    const result = this.#results.get(operationId);
    if (!result) return;
    result.missing = found;
    result.checks.clear();
    result.reason = `It is not there yet: ${found}.`;
  }

  /** Whether the service does not have the operation yet, as far as the run knows. */
  isMissing(operationId: string): boolean {
    return (this.#results.get(operationId)?.missing ?? null) !== null;
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
export const problemsOf = ({ checks }: OperationResult): Problem[] => [...checks.values()].flat();

/** A check that calls several times keeps each place with its expectation once. */
function keep(result: KeptResult, check: string, problems: readonly Problem[]): void {
  if (result.missing !== null || result.reason === notOffered) return;
  const known = result.checks.get(check) ?? [];
  const added = problems.filter((one) => !known.some((other) => isSame(one, other)));
  result.checks.set(check, [...known, ...added]);
}

const isSame = (one: Finding, other: Finding) =>
  generalPointer(one.pointer) === generalPointer(other.pointer) && one.expected === other.expected;
