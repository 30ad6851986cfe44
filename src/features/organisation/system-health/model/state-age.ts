/**
 * System Health drops client states that are older than 14 days
 * (docs/product/versions-and-health.md#age-of-states).
 */
export const oldestShownState = 1_209_600_000;

/**
 * Parts states into those that are shown and those that are older than 14 days. One of exactly 14
 * days is shown, and so is one from the future (a clock that is wrong).
 * @param now milliseconds since 1970, as the states' `time`
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

/** How many states were left out for their age, and when the newest of them was seen. */
export interface LeftOut {
  count: number;
  /** Milliseconds since 1970; undefined where nothing was left out. */
  newest: number | undefined;
}

export const nothingLeftOut: LeftOut = { count: 0, newest: undefined };

/** What was left out in two places together. */
export function leftOutTogether(one: LeftOut, other: LeftOut): LeftOut {
  if (other.count === 0) return one;
  if (one.count === 0) return other;
  const newest = Math.max(one.newest ?? -Infinity, other.newest ?? -Infinity);
  return { count: one.count + other.count, newest };
}

/** How many of some states that were left out there are, and when the newest was seen. */
export function leftOutOf(states: readonly { time: number }[]): LeftOut {
  return states.reduce<LeftOut>(
    (sum, { time }) => leftOutTogether(sum, { count: 1, newest: time }),
    nothingLeftOut,
  );
}
