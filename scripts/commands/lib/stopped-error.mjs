/** Somebody has ended a program by a signal, and wants what comes after it to end as well. */
export class StoppedError extends Error {
  /** @param {string} signal */
  constructor(signal) {
    super(`Stopped by ${signal}.`);
  }
}

/** Handles the error of a program that may fail. It may not be stopped. */
export function mayFail(error) {
  if (error instanceof StoppedError) throw error;
}
