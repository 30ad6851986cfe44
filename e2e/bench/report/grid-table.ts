import type { GridResult } from '../grid/measure-grids';
import { scrollLines } from '../scrolling';
import { comparisonTable } from './comparison-table';
import { milliseconds } from './units';

/** Compares the record grid with the plain table. */
export const gridTable = (title: string, grid: GridResult, plain: GridResult): string =>
  comparisonTable([title, 'Plain table', 'Record grid'], plain, grid, [
    { title: 'Click to 10,000 rows', value: 'manyRows', unit: milliseconds },
    { title: 'Click to 25 rows', value: 'fewRows', unit: milliseconds },
    { title: 'Click to 10,000 sorted rows', value: 'sorted', unit: milliseconds },
    ...scrollLines,
  ]);
