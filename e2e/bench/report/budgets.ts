import type { GridResult } from '../grid/measure-grids';
import type { TreeResult } from '../tree/measure-trees';
import { atMost, type Budget, compared, timed } from './figures';

/**
 * The limits of the console. Bytes are of scripts and style sheets with gzip, times are milliseconds,
 * and everything else is a ratio to the reference of the same run.
 */
export const limits = {
  summary: { gzip: 155_000, requests: 10, largestPaint: 1.35, longTasks: 1.6 },
  page: { gzip: 265_000, requests: 22 },
  rowsOnScreen: 1.9,
  signIn: 0.5,
  navigation: { seen: 60, hovered: 100 },
  palette: { opened: 50, key: 50 },
  grid: { fewRows: 75, manyRows: 1, frame: 1 },
  tree: { expanded: 1.2, frame: 1 },
  users: { firstRows: 1.5, longestTask: 100, key: 50, heap: 120_000_000, frame: 1.5 },
  scale: 1.1,
  /** Milliseconds of the processor for a megabyte of JSON: 50 MB in a second of one processor. */
  throughput: 20,
  audit: { slowest: 50, toPlain: 1 },
  servers: { toFile: 1.5 },
  door: { firstPage: 6_000, largest: 1_500, users: 40, toReading: 0.1 },
  bodies: { delay: 50, batch: 300 },
  flood: { answer: 1_000, ratio: 20 },
} as const;

/** The goals of the record grid. Ratios are to the plain table in the same run. */
export function gridBudgets(grid: GridResult, plain: GridResult): Budget[] {
  const { fewRows, manyRows, frame } = limits.grid;
  return [
    atMost(
      manyRows,
      compared(
        "Record grid: click to 10,000 rows to the plain table's",
        grid.manyRows,
        plain.manyRows,
      ),
    ),
    atMost(
      frame,
      compared("Record grid: 95th percentile frame to the plain table's", grid.frame, plain.frame),
    ),
    atMost(fewRows, timed('Record grid: click to 25 rows', grid.fewRows)),
  ];
}

/** The goals of a tree. Ratios are to the flat list in the same run. */
export function treeBudgets(name: string, tree: TreeResult, plain: TreeResult): Budget[] {
  const { expanded, frame } = limits.tree;
  return [
    atMost(
      expanded,
      compared(`${name}: expanding all to the flat list's`, tree.expanded, plain.expanded),
    ),
    atMost(
      frame,
      compared(`${name}: 95th percentile frame to the flat list's`, tree.frame, plain.frame),
    ),
  ];
}
