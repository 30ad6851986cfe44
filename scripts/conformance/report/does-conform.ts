import { problemsOf } from '../checks/results';
import type { ConformanceResult } from '../run-conformance';

/**
 * Whether a service conforms, as far as it was checked. What is left in it counts as a problem, unless
 * the run was to make what nothing takes back.
 */
export function doesConform({
  operations,
  failure,
  left,
  isPermanent,
}: ConformanceResult): boolean {
  const hasProblems = operations.some((result) => problemsOf(result).length > 0);
  return !hasProblems && failure === null && (left.length === 0 || isPermanent);
}
