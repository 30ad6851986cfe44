import type { KnownFinding } from './baseline/known-finding';
import type { Problem } from './checks/problem';
import type { OperationResult } from './checks/results';
import type { Left } from './stories/ledger';

/** What a run has found. */
export interface ConformanceResult {
  url: string;
  contract: string;
  operations: readonly OperationResult[];
  /** What the contract allows and the service should not do. */
  advice: readonly Problem[];
  /** How many findings of the run the baseline accepts. */
  accepted: number;
  /** Accepted findings that the run has looked for and not found any more. */
  gone: readonly KnownFinding[];
  /** Why the run ended before its end; null if it did not. */
  failure: string | null;
  /** What the run has made and could not remove. */
  left: readonly Left[];
  /** Whether the run was to make what the contract has no call to remove. */
  isPermanent: boolean;
}
