/**
 * Whether a failure, or what a screen says of one in words of its own, comes from a call that may have
 * been carried out: it was given up, or its answer could not be read.
 */
export function mayBeDone(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  const says = (fact: string) => Reflect.get(failure, fact) === true;
  return says('wasGivenUp') || says('wasDone') || mayBeDone(failure.cause);
}
