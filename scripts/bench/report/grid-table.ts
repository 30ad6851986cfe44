import type { GridResult } from '../grid/measure-grids';
import { comparisonTable } from './comparison-table';
import { milliseconds } from './units';

/** The record grid beside the plain table. */
export const gridTable = (title: string, grid: GridResult, plain: GridResult): string =>
  comparisonTable([title, 'Plain table', 'Record grid'], plain, grid, [
    { title: 'Click to 10,000 rows', value: 'manyRows', unit: milliseconds },
    { title: 'Click to 25 rows', value: 'fewRows', unit: milliseconds },
    { title: 'Click to 10,000 sorted rows', value: 'sorted', unit: milliseconds },
    { title: '95th percentile frame while scrolling', value: 'frame', unit: milliseconds },
    { title: '95th percentile of the work on a frame', value: 'work', unit: milliseconds },
    { title: 'Frames without rows', value: 'blankFrames', unit: String },
    { title: 'Elements after scrolling', value: 'elements', unit: String },
  ]);
