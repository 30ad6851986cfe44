import { bracketsAsProfile, largestBatch } from '../bodies/bodies';
import type { BodyDelays } from '../bodies/measure-bodies';
import { median } from '../statistics';
import { limits } from './budgets';
import { atMost, type Budget, timed } from './figures';
import { markdownTable } from './markdown-table';
import { milliseconds } from './units';

/** The goal of the service: one person cannot make others wait. */
export function bodiesBudgets(results: readonly BodyDelays[]): Budget[] {
  const goals = [
    [bracketsAsProfile, limits.bodies.delay],
    [largestBatch, limits.bodies.batch],
  ] as const;
  return goals.flatMap(([begin, limit]) =>
    results
      .filter(({ what }) => what.startsWith(begin))
      .map(({ what, service }) =>
        atMost(limit, timed(`${what}: delay of another person's call`, service)),
      ),
  );
}

/** Compares the service with a server that only counts the bytes, for each body. */
export function bodiesTable(results: readonly BodyDelays[]): string {
  return markdownTable(
    ['Delay of another call by', 'Bare server', 'Service', 'Slowest of all rounds'],
    results.map(({ what, bare, service }) => [
      what,
      milliseconds(median(bare)),
      milliseconds(median(service)),
      milliseconds(Math.max(...service)),
    ]),
  );
}
