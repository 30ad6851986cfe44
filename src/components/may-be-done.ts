/**
 * Returns whether the server may have carried out the call of a failure: the console gave the call
 * up, or it could not read the answer. Also checks the causes of an error that a screen has
 * reworded.
 */
export function mayBeDone(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  const says = (fact: string) => Reflect.get(failure, fact) === true;
  return says('isUncertain') || says('wasDone') || mayBeDone(failure.cause);
}
