import type { Fields } from '../known-value';

/**
 * The key under which the door keeps a record as it came, if it had to complete the record for
 * showing (decision 0140). A copy of the shown record has it as well; JSON and comparisons do not.
 */
const cameAs = Symbol('came as');

/** Keeps a record as it came beside the completed one. Returns the completed one. */
export const keepAsItCame = <Shown extends object>(shown: Shown, came: object): Shown =>
  Object.assign(shown, { [cameAs]: came });

/** Returns a record as it came. A record that the door did not complete is what came. */
export const asItCame = (shown: object): Fields =>
  (shown as { [cameAs]?: Fields })[cameAs] ?? (shown as Fields);

/** Whether the door completed an answer, or anything in it. */
export const isCompleted = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  (cameAs in answer || Object.values(answer).some(isCompleted));
