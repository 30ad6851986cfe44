import { markdownTable } from './markdown-table';
import { times } from './units';

/** A line of a comparison: its title, its figure and the unit. */
export interface ComparisonLine<Result> {
  title: string;
  value: keyof Result;
  unit(value: number): string;
}

/** Compares two results with their ratio, one line for each figure. */
export function comparisonTable<Result extends Record<keyof Result, number>>(
  header: readonly [title: string, reference: string, own: string],
  reference: Result,
  own: Result,
  lines: readonly ComparisonLine<Result>[],
): string {
  return markdownTable(
    [...header, 'Ratio'],
    lines.map(({ title, value, unit }) => [
      title,
      unit(reference[value]),
      unit(own[value]),
      reference[value] === 0 ? '' : times(own[value] / reference[value]),
    ]),
  );
}
