import type { PageSize, ScaleResult } from '../scale/measure-scale';
import { limits } from './budgets';
import { atMost, type Budget } from './figures';
import { markdownTable } from './markdown-table';
import { kilobytes, times } from './units';

/** Names and ids differ in length from run to run. */
const noise = 0.02;

const ratioOf = ({ few, many }: ScaleResult, size: keyof PageSize) => many[size] / few[size];

/** The goals of pages with many records: they draw and load as much as with 20. */
export const scaleBudgets = (results: readonly ScaleResult[]): Budget[] =>
  results.flatMap((result) =>
    (['elements', 'bytes'] as const).map((size) =>
      atMost(limits.scale, {
        what: `${result.page}, many records: ${size} to those with few`,
        measured: ratioOf(result, size),
        unit: times,
        noise,
      }),
    ),
  );

export const scaleTable = (results: readonly ScaleResult[]): string =>
  markdownTable(
    ['Page', 'Elements, few', 'many', 'Ratio', 'Data, few', 'many', 'Ratio'],
    results.map((result) => [
      result.page,
      String(result.few.elements),
      String(result.many.elements),
      times(ratioOf(result, 'elements')),
      kilobytes(result.few.bytes),
      kilobytes(result.many.bytes),
      times(ratioOf(result, 'bytes')),
    ]),
  );
