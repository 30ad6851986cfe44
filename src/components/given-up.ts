/**
 * Whether a failure, or what a screen says of one in words of its own, comes from a call that was given
 * up: nobody knows whether it was carried out.
 */
export function wasGivenUp(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  return ('wasGivenUp' in failure && failure.wasGivenUp === true) || wasGivenUp(failure.cause);
}
