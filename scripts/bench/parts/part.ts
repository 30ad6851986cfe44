import type { Budget } from '../report/budgets';

/** What one half of the benchmark found. */
export interface Part {
  budgets: Budget[];
  /** Markdown. */
  tables: string[];
}
