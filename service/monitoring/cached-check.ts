import { setTimeout as after } from 'node:timers/promises';

/** How a part of the service is. */
export type PartState = 'ok' | 'failed';

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
  onChange(state: PartState, error?: unknown): void;
}

/**
 * Makes a check that many callers can ask often: at most one runs at a time, and its outcome is
 * valid for a while. It always resolves.
 */
export function cachedCheck(options: CachedCheckOptions): () => Promise<PartState> {
  let last: PartState | null = null;
  let checkedAt = 0;
  let running: Promise<PartState> | null = null;

  const settle = (state: PartState, error?: unknown): PartState => {
    // A part that works from the beginning is no news.
    if (state !== (last ?? 'ok')) options.onChange(state, error);
    last = state;
    checkedAt = performance.now();
    running = null;
    return state;
  };

  return async () => {
    const validFor = last === 'ok' ? options.validFor : options.validFor / 5;
    if (last !== null && performance.now() - checkedAt < validFor) return last;
    running ??= options.check().then(
      () => settle('ok'),
      (error: unknown) => settle('failed', error),
    );
    const late = (options.keepsLast ? last : null) ?? 'failed';
    return Promise.race([running, after(options.patience, late, { ref: false })]);
  };
}
