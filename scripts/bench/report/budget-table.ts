import { type Budget, isMet } from './budgets';
import { markdownTable } from './markdown-table';

/** Every budget with its limit, what was measured, and whether it is met. */
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
