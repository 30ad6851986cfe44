import { barePage, gridPage, summaryPage } from '../loads/landing-pages';
import type { LoadResult } from '../loads/measure-loads';
import type { PaintTimes } from '../loads/paint-times';
import { median } from '../statistics';
import { limits } from './budgets';
import { atMost, type Budget, compared, type Figure, timed } from './figures';
import { markdownTable } from './markdown-table';
import { milliseconds, times } from './units';

const roundsOf = (results: readonly LoadResult[], name: string, time: keyof PaintTimes) => {
  const found = results.find((result) => result.name === name);
  if (!found) throw new Error(`There is no result of ${name}.`);
  return found.paints.map((paint) => paint[time]);
};

/** The budgets of times on the slow profile. The bare page of the same run is the reference. */
export function loadBudgets(results: readonly LoadResult[]): Budget[] {
  const rounds = (name: string, time: keyof PaintTimes) => roundsOf(results, name, time);
  const { largestPaint, longTasks } = limits.summary;
  const barePaint = rounds(barePage, 'largest');
  return [
    atMost(
      largestPaint,
      compared(
        `${summaryPage}: largest contentful paint to the bare page's`,
        rounds(summaryPage, 'largest'),
        barePaint,
      ),
    ),
    atMost(
      longTasks,
      compared(
        `${summaryPage}: long tasks to the bare page's`,
        rounds(summaryPage, 'longTasks'),
        rounds(barePage, 'longTasks'),
      ),
    ),
    atMost(
      limits.rowsOnScreen,
      compared(
        `${gridPage}: rows on screen to the bare page's largest contentful paint`,
        rounds(gridPage, 'rows'),
        barePaint,
      ),
    ),
  ];
}

/** The paints and the work of each page. */
export const loadFigures = (results: readonly LoadResult[]): Figure[] =>
  results.flatMap(({ name }) => [
    timed(`${name}: largest contentful paint`, roundsOf(results, name, 'largest')),
    timed(`${name}: tasks of the main thread`, roundsOf(results, name, 'allTasks')),
  ]);

/** Lists when each page paints on the slow profile and how long it works, medians of the rounds. */
export function loadTable(results: readonly LoadResult[]): string {
  const barePaint = median(roundsOf(results, barePage, 'largest'));
  return markdownTable(
    [
      'Slow profile',
      'First paint',
      'Largest paint',
      'to the bare page',
      'Rows on screen',
      'Long tasks',
      'All tasks',
      'Total blocking time',
    ],
    results.map(({ name }) => {
      const time = (of: keyof PaintTimes) => median(roundsOf(results, name, of));
      return [
        name,
        milliseconds(time('first')),
        milliseconds(time('largest')),
        times(time('largest') / barePaint),
        time('rows') > 0 ? milliseconds(time('rows')) : '',
        milliseconds(time('longTasks')),
        milliseconds(time('allTasks')),
        milliseconds(time('blocked')),
      ];
    }),
  );
}
