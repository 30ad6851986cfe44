import type { Browser } from '@playwright/test';
import { measureBodies } from '../bodies/measure-bodies';
import { bodiesBudgets, bodiesTable } from '../report/bodies-table';
import { fewer } from '../setting/rounds';
import type { Part } from './part';

/** Measures how long large bodies of one person delay the calls of another, without a browser. */
export async function bodiesPart(_browser: Browser, rounds: number): Promise<Part> {
  const results = await measureBodies(fewer(rounds));
  return { budgets: bodiesBudgets(results), tables: [bodiesTable(results)] };
}
