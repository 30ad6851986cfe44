const repeated = new WeakSet<object>();

/** Marks an answer that the service has given before: the call did not change anything again. */
export function markSavedAlready(answer: unknown): void {
  if (typeof answer === 'object' && answer !== null) repeated.add(answer);
}

/** Whether an answer says what an earlier call has saved. */
export const wasSavedAlready = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && repeated.has(answer);
