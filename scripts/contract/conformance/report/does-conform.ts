import { problemsOf } from '../checks/results';
import type { ConformanceResult } from '../conformance-result';

/**
 * Whether a service conforms, as far as it was checked. It does not while an operation is missing,
 * or something of the run is left in it, unless the run was to make what nothing takes back.
 */
export function doesConform({
  operations,
  failure,
  left,
  isPermanent,
}: ConformanceResult): boolean {
  const hasProblems = operations.some((result) => problemsOf(result).length > 0);
  const isWhole = operations.every(({ missing }) => missing === null);
  return isWhole && !hasProblems && failure === null && (left.length === 0 || isPermanent);
}
