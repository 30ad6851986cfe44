import type { StepTimes } from '../navigation/measure-navigation';
import { median } from '../statistics';
import { limits } from './budgets';
import { atMost, type Budget, type Figure, timed } from './figures';
import { markdownTable } from './markdown-table';
import { milliseconds } from './units';

const stepsOf = (results: readonly StepTimes[], isSeen: boolean) =>
  results.filter((step) => step.isSeen === isSeen);

/** The slowest step counts, by its median. */
function slowestOf(steps: readonly StepTimes[], what: string): Figure {
  const [slowest] = [...steps].sort((a, b) => median(b.times) - median(a.times));
  if (!slowest) throw new Error(`There is no step for: ${what}.`);
  return timed(what, slowest.times);
}

/** The goals of navigation at full speed. */
export const navigationBudgets = (results: readonly StepTimes[]): Budget[] => [
  atMost(
    limits.navigation.seen,
    slowestOf(stepsOf(results, true), 'Navigation to a screen seen before, the slowest'),
  ),
  atMost(
    limits.navigation.hovered,
    slowestOf(stepsOf(results, false), 'Navigation to a screen not seen, with hover, the slowest'),
  ),
];

const titleOf = ({ title, isSeen }: StepTimes) => `${title}${isSeen ? '' : ', not seen before'}`;

export const navigationFigures = (results: readonly StepTimes[]): Figure[] =>
  results.map((step) => timed(titleOf(step), step.times));

/** Lists each step, those to screens that were not seen before first. */
export const navigationTable = (results: readonly StepTimes[]): string =>
  markdownTable(
    ['Click to the painted screen', 'Median', 'Slowest round'],
    [...stepsOf(results, false), ...stepsOf(results, true)].map((step) => [
      titleOf(step),
      milliseconds(median(step.times)),
      milliseconds(Math.max(...step.times)),
    ]),
  );
