import type { GridResult } from '../grid/measure-grids';
import { gridPage, summaryPage } from '../loads/landing-pages';
import type { LoadResult } from '../loads/measure-loads';
import type { TreeResult } from '../tree/measure-trees';
import { kilobytes, milliseconds, times } from './units';

/** A limit that we have set for the console, and the measured value. */
export interface Budget {
  what: string;
  limit: number;
  measured: number;
  unit(value: number): string;
}

export const isMet = ({ measured, limit }: Budget) => measured <= limit;

const loadLimits = [
  { page: summaryPage, gzip: 175_000, requests: 12, largestPaint: 1.3 },
  { page: gridPage, gzip: 320_000, largestPaint: 2 },
];

/** The budgets of pages. Paints are compared with those of the bare page in the same run. */
export function loadBudgets(results: readonly LoadResult[], bareName: string): Budget[] {
  const bare = resultOf(results, bareName);
  return loadLimits.flatMap(({ page, gzip, requests, largestPaint }) => {
    const { load, paint } = resultOf(results, page);
    return [
      { what: `${page}: JS and CSS, gzip`, limit: gzip, measured: load.gzip, unit: kilobytes },
      ...(requests === undefined
        ? []
        : [{ what: `${page}: requests`, limit: requests, measured: load.requests, unit: String }]),
      {
        what: `${page}: largest contentful paint to the bare page's`,
        limit: largestPaint,
        measured: paint.largest / bare.paint.largest,
        unit: times,
      },
    ];
  });
}

/** The result of the page with this name. */
export function resultOf(results: readonly LoadResult[], name: string): LoadResult {
  const found = results.find((result) => result.name === name);
  if (!found) throw new Error(`There is no result of ${name}.`);
  return found;
}

/** The goals of the record grid. Ratios are to the plain table in the same run. */
export function gridBudgets(grid: GridResult, plain: GridResult): Budget[] {
  return [
    {
      what: "Record grid: click to 10,000 rows to the plain table's",
      limit: 1.5,
      measured: grid.manyRows / plain.manyRows,
      unit: times,
    },
    {
      what: "Record grid: 95th percentile frame to the plain table's",
      limit: 1.5,
      measured: grid.frame / plain.frame,
      unit: times,
    },
    {
      what: 'Record grid: click to 25 rows',
      limit: 150,
      measured: grid.fewRows,
      unit: milliseconds,
    },
  ];
}

/** The goals of a tree. Ratios are to the flat list in the same run. */
export function treeBudgets(name: string, tree: TreeResult, plain: TreeResult): Budget[] {
  return [
    {
      what: `${name}: expanding all to the flat list's`,
      limit: 1.5,
      measured: tree.expanded / plain.expanded,
      unit: times,
    },
    {
      what: `${name}: 95th percentile frame to the flat list's`,
      limit: 1.5,
      measured: tree.frame / plain.frame,
      unit: times,
    },
  ];
}
