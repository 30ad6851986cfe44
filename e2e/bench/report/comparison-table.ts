import { median, type Rounds } from '../statistics';
import { markdownTable } from './markdown-table';
import { times } from './units';

/** A line of a comparison: its title, its figure and the unit. */
export interface ComparisonLine<Result> {
  title: string;
  value: keyof Result;
  unit(value: number): string;
}

/** Compares the medians of two results with their ratio, one line for each figure. */
export function comparisonTable<Result extends Record<keyof Result, Rounds>>(
  header: readonly [title: string, reference: string, own: string],
  reference: Result,
  own: Result,
  lines: readonly ComparisonLine<Result>[],
): string {
  return markdownTable(
    [...header, 'Ratio'],
    lines.map(({ title, value, unit }) => {
      const [least, ours] = [median(reference[value]), median(own[value])];
      return [title, unit(least), unit(ours), least === 0 ? '' : times(ours / least)];
    }),
  );
}
