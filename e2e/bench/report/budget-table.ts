import { type PartName, partNames } from '../options';
import { markdownTable } from './markdown-table';
import type { BenchRecord, RecordedPart } from './record';

const budgetsOf = ({ date, figures }: RecordedPart) =>
  figures.flatMap(({ what, shown, limit, isMet }) =>
    limit === undefined ? [] : [{ what, shown, limit, isMet, date }],
  );

/** Lists every budget with its limit, the measured value, whether it is met, and the day. */
export function budgetTable(record: BenchRecord, parts: readonly PartName[] = partNames): string {
  const budgets = parts.flatMap((name) => {
    const part = record[name];
    return part ? budgetsOf(part) : [];
  });
  const met = budgets.filter(({ isMet }) => isMet).length;
  const table = markdownTable(
    ['Budget', 'At most', 'Measured', 'Met', 'Measured on'],
    budgets.map(({ what, shown, limit, isMet, date }) => [
      what,
      limit,
      shown,
      isMet ? 'yes' : 'NO',
      date,
    ]),
  );
  return `${table}\n\n${met} of ${budgets.length} budgets are met.`;
}
