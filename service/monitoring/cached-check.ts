import { setTimeout as after } from 'node:timers/promises';

/** How a part of the service is. */
export type PartState = 'ok' | 'failed';

/** What a check has found. */
export interface Outcome {
  state: PartState;
  /** That of a check that failed; undefined for one that took too long. */
  error?: unknown;
}

export interface CachedCheckOptions {
  /** Rejects when the part does not work. */
  check(): Promise<void>;
  /** How long an outcome is valid (milliseconds). A failure is valid for a fifth of it. */
  validFor: number;
  /** The longest time that a caller waits for a check (milliseconds). */
  patience: number;
  /**
   * Whether a caller whose patience ends gets the outcome before. Without one, and otherwise, a
   * check that takes too long is a failure.
   */
  keepsLast?: boolean;
  /** Receives each change of the state; the error is that of the check. */
  onChange?(state: PartState, error?: unknown): void;
}

/**
 * Makes a check that many callers can ask often: at most one runs at a time, and its outcome is
 * valid for a while. It always resolves.
 */
export function cachedCheck(options: CachedCheckOptions): () => Promise<Outcome> {
  let last: Outcome | null = null;
  let checkedAt = 0;
  let running: Promise<Outcome> | null = null;

  const settle = (outcome: Outcome): Outcome => {
    // A part that works from the beginning is no news.
    if (outcome.state !== (last?.state ?? 'ok')) options.onChange?.(outcome.state, outcome.error);
    last = outcome;
    checkedAt = performance.now();
    running = null;
    return outcome;
  };

  return async () => {
    const validFor = last?.state === 'ok' ? options.validFor : options.validFor / 5;
    if (last !== null && performance.now() - checkedAt < validFor) return last;
    running ??= options.check().then(
      () => settle({ state: 'ok' }),
      (error: unknown) => settle({ state: 'failed', error }),
    );
    const late: Outcome = (options.keepsLast ? last : null) ?? { state: 'failed' };
    return Promise.race([running, after(options.patience, late, { ref: false })]);
  };
}
