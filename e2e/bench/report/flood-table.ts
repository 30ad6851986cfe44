import { type FloodResults, numberOfPeople } from '../flood/measure-flood';
import { median } from '../statistics';
import { limits } from './budgets';
import { atMost, type Budget, compared, type Figure, timed } from './figures';
import { markdownTable } from './markdown-table';
import { milliseconds, times as ratio } from './units';

const during = (what: string) => `${what} while ${numberOfPeople} people sign in`;

/** The goal of the service: whoever signs in makes nobody else wait. */
export function floodBudgets({ times }: FloodResults): Budget[] {
  return times.flatMap(({ what, quiet, flood }) => [
    atMost(limits.flood.answer, timed(during(what), flood)),
    atMost(limits.flood.ratio, compared(`${during(what)}, to a quiet service`, flood, quiet)),
  ]);
}

export const floodFigures = ({ signIns }: FloodResults): Figure[] => [
  timed(`${numberOfPeople} sign-ins at once, until the last`, signIns),
];

/** Compares what another person waits for with the same on a quiet service. */
export function floodTable({ times, signIns }: FloodResults): string {
  const table = markdownTable(
    ['', 'Quiet', during('Slowest'), 'Ratio'],
    times.map(({ what, quiet, flood }) => [
      what,
      milliseconds(median(quiet)),
      milliseconds(median(flood)),
      ratio(median(flood) / median(quiet)),
    ]),
  );
  return `${table}\n\nThe last of them is signed in after ${milliseconds(median(signIns))}.`;
}
