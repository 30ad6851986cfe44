import type { GridResult } from '../grid/measure-grids';
import { markdownTable } from './markdown-table';
import { milliseconds, times } from './units';

const lines: { title: string; value: keyof GridResult; unit(value: number): string }[] = [
  { title: 'Click to 10,000 rows', value: 'manyRows', unit: milliseconds },
  { title: 'Click to 25 rows', value: 'fewRows', unit: milliseconds },
  { title: 'Click to 10,000 sorted rows', value: 'sorted', unit: milliseconds },
  { title: '95th percentile frame while scrolling', value: 'frame', unit: milliseconds },
  { title: '95th percentile of the work on a frame', value: 'work', unit: milliseconds },
  { title: 'Frames without rows', value: 'blankFrames', unit: String },
  { title: 'Elements after scrolling', value: 'elements', unit: String },
];

/** The record grid beside the plain table. */
export function gridTable(title: string, grid: GridResult, plain: GridResult): string {
  return markdownTable(
    [title, 'Plain table', 'Record grid', 'Ratio'],
    lines.map(({ title, value, unit }) => [
      title,
      unit(plain[value]),
      unit(grid[value]),
      plain[value] === 0 ? '' : times(grid[value] / plain[value]),
    ]),
  );
}
