/** Somebody has ended a program by a signal, and wants what comes after it to end as well. */
export class StoppedError extends Error {
  /** @param {string} signal */
  constructor(signal) {
    super(`Stopped by ${signal}.`);
  }
}

/** Ignores the failure of a program, but not its stop. */
export function rethrowStop(error) {
  if (error instanceof StoppedError) throw error;
}
