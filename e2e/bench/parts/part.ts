import type { Browser } from '@playwright/test';
import type { Budget, Figure } from '../report/figures';

/** The results of one part of the benchmark. */
export interface Part {
  budgets: Budget[];
  /** Further figures, which have no limit. A later run is compared with them as well. */
  figures?: Figure[];
  /** Markdown. */
  tables: string[];
}

/** Returns null when the part cannot be measured on this machine. */
export type MeasurePart = (browser: Browser, rounds: number) => Promise<Part | null>;
