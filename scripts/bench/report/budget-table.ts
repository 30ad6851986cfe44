import { type Budget, isMet } from './budgets';
import { markdownTable } from './markdown-table';

/** Lists every budget with its limit, the measured value, and whether it is met. */
export function budgetTable(budgets: readonly Budget[]): string {
  return markdownTable(
    ['Budget', 'At most', 'Measured', 'Met'],
    budgets.map((budget) => [
      budget.what,
      budget.unit(budget.limit),
      budget.unit(budget.measured),
      isMet(budget) ? 'yes' : 'NO',
    ]),
  );
}
