import type { Budget } from '../report/budgets';

/** The results of one part of the benchmark. */
export interface Part {
  budgets: Budget[];
  /** Markdown. */
  tables: string[];
}
