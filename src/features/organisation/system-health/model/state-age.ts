/**
 * System Health drops application states that are older than this, 14 days in milliseconds
 * (docs/product/versions-and-health.md#age-of-states).
 */
export const oldestShownState = 1_209_600_000;

/**
 * Separates the states that are older than 14 days. A state of exactly 14 days is recent. So is a
 * state from the future, which comes from a wrong clock.
 * @param now milliseconds since 1970, as the `time` of the states
 */
export function splitByAge<State extends { time: number }>(
  states: readonly State[],
  now: number,
): { recent: State[]; old: State[] } {
  const recent: State[] = [];
  const old: State[] = [];
  for (const state of states) (now - state.time > oldestShownState ? old : recent).push(state);
  return { recent, old };
}

/** The number of the states that are too old, and the time of the newest one. */
export interface LeftOut {
  count: number;
  /** Milliseconds since 1970; undefined if the count is 0. */
  newest: number | undefined;
}

export const nothingLeftOut: LeftOut = { count: 0, newest: undefined };

/** Adds two counts of states that are too old. */
export function leftOutTogether(one: LeftOut, other: LeftOut): LeftOut {
  if (other.count === 0) return one;
  if (one.count === 0) return other;
  const newest = Math.max(one.newest ?? -Infinity, other.newest ?? -Infinity);
  return { count: one.count + other.count, newest };
}

/** Counts states that are too old, and finds the newest one. */
export function leftOutOf(states: readonly { time: number }[]): LeftOut {
  return states.reduce<LeftOut>(
    (sum, { time }) => leftOutTogether(sum, { count: 1, newest: time }),
    nothingLeftOut,
  );
}
