import { type Deviation, deviationText } from './deviation';

type Listener = (deviations: readonly Deviation[]) => void;

const listeners = new Set<Listener>();
const keys = new Set<string>();
let all: readonly Deviation[] = [];

/**
 * Records a deviation of an answer from the contract, once for each place and kind of deviation. It
 * writes to the browser's console and notifies every listener.
 */
export function reportDeviation(deviation: Deviation): void {
  const { operation, path, expected, found } = deviation;
  const key = [operation, path, expected, found].join('\n');
  if (keys.has(key)) return;
  keys.add(key);
  all = [...all, deviation];
  console.warn(`${operation} does not answer as agreed: ${deviationText(deviation)}.`);
  for (const listener of listeners) listener(all);
}

/** Returns all deviations since the page was opened, the oldest first. */
export const deviations = (): readonly Deviation[] => all;

/**
 * Calls `listener` with all deviations whenever there is a new one.
 * @returns the function that removes the listener
 */
export function onDeviation(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Clears the list for tests, which share a page. */
export function forgetDeviations(): void {
  keys.clear();
  all = [];
}
