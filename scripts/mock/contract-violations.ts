import type { ContractOperation } from '../../service/contract/contract-operations';

/** A request or an example that does not fit the contract, as Prism reports it. */
export interface ContractViolation {
  operationId: string;
  request: string;
  time: Date;
  problems: string[];
}

const kept = 20;

/** The last violations, newest first. */
export class ViolationLog {
  readonly entries: ContractViolation[] = [];

  /** Records what Prism reports in the `sl-violations` header of its answer. */
  record(
    operation: ContractOperation,
    request: string,
    answer: Response,
  ): ContractViolation | null {
    const header = answer.headers.get('sl-violations');
    if (header === null || answer.status === 401) return null;
    const violation = {
      operationId: operation.operationId,
      request,
      time: new Date(),
      problems: readProblems(header),
    };
    this.entries.unshift(violation);
    this.entries.length = Math.min(this.entries.length, kept);
    return violation;
  }
}

function readProblems(header: string): string[] {
  try {
    const problems = JSON.parse(header) as { location?: string[]; message?: string }[];
    return problems.map(
      ({ location, message }) => `${location?.join('.') ?? ''}: ${message ?? ''}`,
    );
  } catch {
    return [header];
  }
}
